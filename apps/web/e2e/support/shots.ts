import { test as base } from './localChain.ts';
import { takeScreenshot } from './takeScreenshot.ts';
import type { Page } from './test.ts';

/** The options of a project of `shots.config.ts`. */
export interface ShotOptions {
  /** The language of the pages (SET-2). */
  readonly language: 'en' | 'ar';
}

interface ShotFixtures {
  /** Takes the page in both themes, under this name. */
  readonly take: (name: string) => Promise<void>;
}

/**
 * This folder's test for pictures. The server has the demo's sample data and a local chain. Elements are found by
 * structure, since some projects use another language.
 */
export const test = base.extend<ShotOptions & ShotFixtures>({
  env: [async ({}, provide) => provide({ DEMO_HISTORY: '1' }), { scope: 'worker' }],
  language: ['en', { option: true }],
  page: async ({ page, language }, provide) => {
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await provide(page);
  },
  take: async ({ page }, provide, { project }) => {
    await provide((name) => inBothThemes(page, project.name, name));
  },
});

async function inBothThemes(page: Page, mode: string, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await takeScreenshot(page, `${mode}-${colorScheme}`, name);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
