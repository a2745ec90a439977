import type { BrowserContext } from '@playwright/test';

/**
 * Makes `fill` and `insertText` in Firefox enter text as the browser's own editing command does. What Playwright does
 * over WebDriver BiDi is invisible to React: it assigns `value` to the element, whose setter React watches, so that
 * React finds nothing new at the event that follows.
 */
export async function insertTextAsTyped(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Playwright assigns its own function to this name in each new document.
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => document.execCommand('insertText', false, text),
      set() {},
    });
  });
}
