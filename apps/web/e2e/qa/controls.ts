import { errors, expect, type Locator, type Page } from '@playwright/test';
import type { EventDriver } from './FlowDriver.ts';

/** Timeout for a control to become enabled, in ms: the page may still be loading. */
const ENABLED_WITHIN_MS = 8000;

/** Presses the button with this name. */
export function press(name: string | RegExp): EventDriver<unknown> {
  return { drive: ({ page }) => click(button(page, name)) };
}

/** Presses 'Got it!' of a message. */
export const dismiss = press('Got it!');

export function button(page: Page | Locator, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true });
}

/**
 * Clicks a control.
 *
 * @param enabledWithinMs how long it may stay disabled before
 * @throws Error with a sentence if there is none, or it is disabled
 */
export async function click(control: Locator, enabledWithinMs = ENABLED_WITHIN_MS): Promise<void> {
  await control.waitFor().catch((error: unknown) => {
    throw error instanceof errors.TimeoutError ? new Error(`the page has no ${String(control)}`) : error;
  });
  const isEnabled = await expect(control)
    .toBeEnabled({ timeout: enabledWithinMs })
    .then(() => true)
    .catch(() => false);
  if (!isEnabled && (await control.isDisabled())) throw new Error(`the ${await nameOf(control)} is disabled`);
  await control.click();
}

/** Role and name of a control, e.g. `button "Continue"`. */
async function nameOf(control: Locator): Promise<string> {
  const [, name] = /^- (\w+(?: "(?:[^"\\]|\\.)*")?)/.exec(await control.ariaSnapshot()) ?? [];
  return name ?? String(control);
}

/** Types one more letter into a field. */
export async function typeMore(field: Locator): Promise<void> {
  await field.fill(`${await field.inputValue()}x`);
}

/** Fills in a field, unless it has this text already. */
export async function fillIfChanged(field: Locator, text: string): Promise<void> {
  if ((await field.inputValue()) !== text) await field.fill(text);
}
