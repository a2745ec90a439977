import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';
import type { ShotOptions } from './e2e/support/shots.ts';

const FIRST_STEPS = '**/firstSteps.shots.ts';
const STUDIO = '**/studio.shots.ts';
const browser = { launchOptions: chromium, locale: 'en-US', timezoneId: 'UTC' };
const desktop = { ...devices['Desktop Chrome'], ...browser };
const phone = { ...desktop, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * Takes pictures of every page in both themes, on a phone, a tablet and a desktop, and on a phone in Arabic, and those of
 * the documents: npm run shots
 */
export default defineConfig<ShotOptions>({
  testDir: 'e2e',
  testMatch: '**/*.shots.ts',
  outputDir: '../../.cache/shots',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { ...browser, reducedMotion: 'reduce', actionTimeout: 20_000 },
  projects: [
    ...[
      { name: 'phone', use: phone },
      { name: 'tablet', use: { ...desktop, viewport: { width: 820, height: 1180 } } },
      { name: 'desktop', use: { ...desktop, viewport: { width: 1440, height: 900 } } },
      { name: 'phone-arabic', use: { ...phone, language: 'ar' } },
    ].map((project) => ({ ...project, testIgnore: [FIRST_STEPS, STUDIO] })),
    // The pictures of docs/studio.md and docs/qa.md.
    { name: 'studio', testMatch: STUDIO, use: { ...desktop, colorScheme: 'light' } },
    // The pictures of docs/first-steps.md and the moving one of README.md, into docs/images.
    { name: 'first-steps', testMatch: FIRST_STEPS, use: { ...desktop, colorScheme: 'light' } },
  ],
});
