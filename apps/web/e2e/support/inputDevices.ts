import type { FileChooser, Locator, Page } from '@playwright/test';
import { pressKey, tabTo, typeInto } from './keyboard.ts';
import { expect } from './test.ts';

/** A file as Playwright passes it to a form. */
type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** How somebody operates a page. */
export interface InputDevice {
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces the content of a field. */
  readonly fill: (target: Locator, text: string) => Promise<void>;
  /** Selects a radio button. */
  readonly choose: (radio: Locator) => Promise<void>;
  /** Selects the first result of a search: by keyboard with Enter, otherwise with a button. */
  readonly pickOption: (search: Locator, found: Locator, confirm: Locator) => Promise<void>;
  /** Passes a file to the only file field of the form. */
  readonly attach: (page: Page, file: File) => Promise<void>;
}

export const pointer: InputDevice = {
  press: (target) => target.click(),
  fill: (target, text) => target.fill(text),
  // The native button is behind its card, which a toast may cover.
  async choose(radio) {
    await radio.locator('xpath=ancestor::label[1]').click();
    await expect(radio).toBeChecked();
  },
  async pickOption(_, found, confirm) {
    await found.click();
    await confirm.click();
  },
  attach: (page, file) => page.locator('input[type=file]').setInputFiles(file),
};

export const keyboard: InputDevice = {
  press: (target) => pressKey(target.page(), target),
  fill: (target, text) => typeInto(target.page(), target, text),
  choose: walkTo,
  async pickOption(search, found) {
    await expect(found).toBeVisible();
    await search.press('Enter');
  },
  async attach(page, file) {
    const opened = page.waitForEvent('filechooser');
    await pressKey(page, page.getByRole('main').getByRole('button', { name: /^Passport or ID \S/ }));
    const chooser: FileChooser = await opened;
    await chooser.setFiles(file);
  },
};

/** Tab reaches one radio button of a group; arrow keys reach the others. */
async function walkTo(radio: Locator): Promise<void> {
  const page = radio.page();
  await radio.waitFor({ state: 'attached' });
  const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]').getByRole('radio');
  const all = await group.all();
  const checked = await Promise.all(all.map((each) => each.isChecked()));
  const reached = all[Math.max(0, checked.indexOf(true))];
  if (reached === undefined) throw new Error(`${String(radio)} is in no group.`);
  await tabTo(page, reached);
  if (!(await radio.isChecked()) && all.length === 1) await page.keyboard.press('Space');
  for (let press = 0; press < all.length && !(await radio.isChecked()); press += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(radio).toBeChecked();
}
