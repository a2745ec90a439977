import { expect, type Page } from './test.ts';

/** Where the message of a failure is shown. */
export type MessageLocation = 'modal' | 'toast' | 'page' | 'dialog' | 'question' | 'drawer';

/** Expects the message of a failure once in its place, and dismisses it where that is possible. */
export const readFailure: Readonly<Record<MessageLocation, (page: Page, words: string) => Promise<void>>> = {
  async modal(page, words) {
    const modal = page.getByRole('alertdialog', { name: 'Message' });
    await expect(modal.getByText(words, { exact: true })).toBeVisible();
    await modal.getByRole('button', { name: 'Got it!' }).click();
    await expect(modal).toBeHidden();
  },
  async toast(page, words) {
    const toasts = page.getByRole('region', { name: 'Announcements' }).getByRole('alertdialog');
    await expect(toasts).toHaveCount(1);
    await expect(toasts.getByText(words, { exact: true })).toBeVisible();
    await toasts.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(toasts).toHaveCount(0);
  },
  dialog: (page, words) => expect(page.getByRole('dialog').getByText(words, { exact: true })).toBeVisible(),
  question: (page, words) => expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeVisible(),
  async drawer(page, words) {
    const alerts = page.getByRole('complementary').getByRole('alert');
    await expect(alerts.getByText(words, { exact: true })).toBeVisible();
    await alerts.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alerts.getByText(words, { exact: true })).toHaveCount(0);
  },
  page: (page, words) => expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible(),
};

/** Expects that no message and no toast is open; a dialog of the form may be. */
export async function expectNoMessage(page: Page): Promise<void> {
  await expect(page.getByRole('alertdialog', { name: 'Message' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('alertdialog')).toHaveCount(0);
}
