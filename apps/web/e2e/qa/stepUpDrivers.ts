import { button, click, fillIfChanged } from './controls.ts';
import type { EventDriver } from './FlowDriver.ts';

/** Completes a step-up with the password if the server requires one (PAYOUT-4). */
export function proveByPassword(submit: string): EventDriver<unknown> {
  return {
    drive: async ({ page, account }) => {
      const dialog = page.getByRole('dialog');
      await fillIfChanged(dialog.getByLabel('Password', { exact: true }), account.person.password);
      await click(button(dialog, submit));
    },
  };
}

/** Cancels the step-up. */
export const cancelStepUp: EventDriver<unknown> = {
  drive: ({ page }) => click(button(page.getByRole('dialog'), 'Cancel')),
};
