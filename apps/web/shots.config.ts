import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';

const FIRST_STEPS = '**/firstSteps.shots.ts';
const browser = { launchOptions: chromium, locale: 'en-US', timezoneId: 'UTC' };

/** Takes pictures of every page in both themes, on a desktop and on a phone, and those of the documents: npm run shots */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.shots.ts',
  outputDir: '../../.cache/shots',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { ...browser, reducedMotion: 'reduce' },
  projects: [
    ...(['light', 'dark'] as const)
      .flatMap((colorScheme) => [
        { name: `desktop-${colorScheme}`, use: { ...devices['Desktop Chrome'], ...browser, colorScheme } },
        { name: `phone-${colorScheme}`, use: { ...devices['Pixel 7'], ...browser, colorScheme } },
      ])
      .map((project) => ({ ...project, testIgnore: FIRST_STEPS })),
    // The pictures of docs/first-steps.md and the moving one of README.md, into docs/images.
    {
      name: 'first-steps',
      testMatch: FIRST_STEPS,
      use: { ...devices['Desktop Chrome'], ...browser, colorScheme: 'light' },
    },
  ],
});
