import type { Secret } from '@keel/flows';
import { typePasscode } from '../support/wallet.ts';
import { button, click } from './controls.ts';
import type { EventDriver } from './FlowDriver.ts';

interface Pair {
  readonly passcode: Secret;
  readonly repeated: Secret;
}

/** The drivers choose six digits; the passcodes of the model are replaced by digits that are treated the same. */
const DIGITS: Readonly<Record<string, string>> = {
  opensesame: '274910',
  hunter2two: '274911',
  short: '274',
  '123456': '123456',
};

/** Types a new passcode twice and submits it. */
export function choosePasscode(submit: string): EventDriver<Pair> {
  return {
    async drive({ page }, { passcode, repeated }) {
      await typePasscode(page, 'New passcode', digitsOf(passcode));
      await typePasscode(page, 'Confirm new passcode', digitsOf(repeated));
      await click(button(page, submit));
    },
    // The field accepts six digits, so a passcode cannot be too long.
    can: ({ passcode }) => passcode.reveal() in DIGITS,
    // Typing clears the message of the last attempt.
    extraEvents: ['message.dismissed'],
  };
}

/** The digits that are typed for a passcode of the model. */
export function digitsOf(passcode: Secret): string {
  const digits = DIGITS[passcode.reveal()];
  if (digits === undefined) throw new RangeError('There are no digits for this passcode.');
  return digits;
}
