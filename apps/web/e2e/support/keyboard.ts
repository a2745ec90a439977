import type { Locator, Page } from '@playwright/test';

/** Presses Tab (or Shift and Tab for an element before the focus) until this element has the focus. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  const isBefore = await target.evaluate((element) => {
    const { activeElement: active, body } = document;
    if (active === null || active === body) return false;
    return (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${most} presses of Tab never reached ${String(target)}.`);
}

/** Replaces the content of a field that is reached with Tab. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Presses a button that is reached with Tab. */
export async function pressKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
