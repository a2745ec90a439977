import type { Locator, Page } from '@playwright/test';
import type { EventDriver } from './FlowDriver.ts';

/** Presses the button with this name. */
export function press(name: string | RegExp): EventDriver<unknown> {
  return { drive: ({ page }) => button(page, name).click() };
}

/** 'Got it!' of a message. */
export const dismiss = press('Got it!');

export function button(page: Page | Locator, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Fills a field with this text, or with another one that the page treats alike where it holds this text already. */
export async function type(field: Locator, text: string): Promise<void> {
  const isThere = (await field.inputValue()) === text;
  await field.fill(isThere ? `${text} ` : text);
}

/** Fills a field unless it holds this text already. */
export async function hold(field: Locator, text: string): Promise<void> {
  if ((await field.inputValue()) !== text) await field.fill(text);
}
