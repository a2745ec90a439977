import type { Page } from '@playwright/test';

/** Goes to another page in the same tab, as with the browser's Back button: the app is not loaded again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
