import type { Locator } from '@playwright/test';
import type { InputDevice } from './inputDevices.ts';
import { expect, SLOW_TIMEOUT_MS } from './journeys/slowTimeout.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from './pageChecks.ts';
import type { Page, Person } from './test.ts';

/** The modal message. A toast is an alert dialog too, but in a list. */
export const MODAL = '[role=alertdialog]:not(li *)';
/** The announcements: news and results. */
export const TOAST = '[role=alertdialog]:is(li *)';

/**
 * A person who walks through the product in any mode. Elements are found by structure, since some modes use other
 * languages.
 */
export interface Walk extends InputDevice {
  readonly page: Page;
  /** The form of the page. */
  readonly form: Locator;
  /** Waits until the page at this path has loaded, and checks its accessibility. */
  readonly arrive: (path: string | RegExp) => Promise<void>;
  /** Checks the accessibility of the page in its current state. */
  readonly checkPage: () => Promise<void>;
  /** Follows the menu's link to a page. */
  readonly go: (path: string) => Promise<void>;
  readonly submit: () => Promise<void>;
  /** Reads the modal message and dismisses it; returns its text. */
  readonly read: () => Promise<string>;
  /** Fills in the login form and submits it. */
  readonly logIn: (person: Person) => Promise<void>;
  /** The same person, with the same input device, in another tab. */
  readonly another: () => Promise<Walk>;
}

export function walkOf(page: Page, input: InputDevice): Walk {
  page.setDefaultTimeout(SLOW_TIMEOUT_MS);
  page.setDefaultNavigationTimeout(SLOW_TIMEOUT_MS);
  const form = page.locator('main form');

  const walk: Walk = {
    ...input,
    page,
    form,
    async checkPage() {
      await settle(page);
      await expectAccessible(page, new URL(page.url()).pathname);
      await expectNoSidewaysScroll(page, new URL(page.url()).pathname);
    },
    async arrive(path) {
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await walk.checkPage();
    },
    async go(path) {
      const link = page.locator(`nav a[href="${path}"]`).first();
      if (await link.isVisible()) {
        await input.press(link);
        return;
      }
      await input.press(page.locator('header button[aria-haspopup=dialog]').first());
      await input.press(page.getByRole('dialog').locator(`a[href="${path}"]`).first());
    },
    submit: () => input.press(form.locator('button[type=submit]')),
    async read() {
      const modal = page.locator(MODAL);
      await expect(modal).toBeVisible();
      await expectAccessible(page, 'a message');
      const words = await modal.innerText();
      await input.press(modal.getByRole('button'));
      await expect(modal).toHaveCount(0);
      return words;
    },
    async logIn({ email, password }) {
      await input.fill(form.locator('input[name=email]'), email);
      await input.fill(form.locator('input[name=password]'), password);
      await walk.submit();
    },
    another: async () => walkOf(await page.context().newPage(), input),
  };
  return walk;
}
