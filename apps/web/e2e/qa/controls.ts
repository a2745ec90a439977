import type { Locator, Page } from '@playwright/test';
import type { EventDriver } from './FlowDriver.ts';

/** Presses the button with this name. */
export function press(name: string | RegExp): EventDriver<unknown> {
  return { drive: ({ page }) => button(page, name).click() };
}

/** Presses 'Got it!' of a message. */
export const dismiss = press('Got it!');

export function button(page: Page | Locator, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Types one more letter into a field. */
export async function typeMore(field: Locator): Promise<void> {
  await field.fill(`${await field.inputValue()}x`);
}

/** Fills a field unless it has this text already. */
export async function fillIfChanged(field: Locator, text: string): Promise<void> {
  if ((await field.inputValue()) !== text) await field.fill(text);
}
