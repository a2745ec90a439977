import { button, fillIfChanged } from './controls.ts';
import type { EventDriver } from './FlowDriver.ts';

/** Confirms with the password who it is, where the server has asked (PAYOUT-4). */
export function proveByPassword(submit: string): EventDriver<unknown> {
  return {
    drive: async ({ page, account }) => {
      const dialog = page.getByRole('dialog');
      await fillIfChanged(dialog.getByLabel('Password', { exact: true }), account.person.password);
      await button(dialog, submit).click();
    },
  };
}

/** Leaves the question who it is. */
export const leaveProof: EventDriver<unknown> = {
  drive: ({ page }) => button(page.getByRole('dialog'), 'Cancel').click(),
};
