import { DAY } from '../../clock.ts';
import type { Letter } from '../../mail/letter.ts';
import { RESET_MINUTES } from './rules.ts';

/** How long a mail about an account is worth sending. */
export const NOTICE_LIFE_MS = 3 * DAY;

/** Brings the link that sets a new password (AUTH-1). */
export function resetLetter(url: string): Letter {
  return {
    subject: (name) => `Set a new password for ${name}`,
    lines: (name) => [`Somebody, hopefully you, asked to set a new password for your account at ${name}.`],
    action: { label: 'Set a new password', url },
    after: () => [
      `The link works once, for ${RESET_MINUTES} minutes.`,
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
  };
}

/** Tells that the password of an account is another one (AUTH-1, PAYOUT-5). */
export function passwordChangedLetter(forgotUrl: string): Letter {
  return {
    subject: (name) => `Your password for ${name} was changed`,
    lines: (name) => [
      `The password of your account at ${name} was changed, and every other browser was signed out.`,
      'If this was you, there is nothing to do.',
      'If it was not you, set a new password at once:',
    ],
    action: { label: 'Set a new password', url: forgotUrl },
  };
}

/** What can happen to the second factors of an account. */
export type FactorChange = 'added' | 'removed' | 'newCodes' | 'reset';

const CHANGES: Readonly<Record<FactorChange, string>> = {
  added: 'A second factor was added to',
  removed: 'A second factor was removed from',
  newCodes: 'New recovery codes were made for',
  reset: 'Every second factor was removed, at the request of its owner, from',
};

/** Tells that what an account is opened with besides the password has changed (AUTH-4, PAYOUT-5). */
export function factorChangedLetter(change: FactorChange, forgotUrl: string): Letter {
  return {
    subject: (name) => `How you log in to ${name} was changed`,
    lines: (name) => [
      `${CHANGES[change]} your account at ${name}.`,
      'If this was you, there is nothing to do.',
      'If it was not you, set a new password at once, which signs everybody out, and then contact us:',
    ],
    action: { label: 'Set a new password', url: forgotUrl },
  };
}

/** Tells that one of the recovery codes opened the account (AUTH-4, PAYOUT-5). */
export function recoveryUsedLetter(forgotUrl: string): Letter {
  return {
    subject: (name) => `A recovery code was used to log in to ${name}`,
    lines: (name) => [
      `Somebody logged in to your account at ${name} with your password and one of your recovery codes.`,
      'If this was you, there is nothing to do. That code does not work again.',
      'If it was not you, set a new password at once, which signs everybody out, and then contact us:',
    ],
    action: { label: 'Set a new password', url: forgotUrl },
  };
}
