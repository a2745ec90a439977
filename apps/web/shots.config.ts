import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';

const browser = { launchOptions: chromium, locale: 'en-US', timezoneId: 'UTC' };

/** Takes pictures of every page in both themes, on a desktop and on a phone: npm run shots */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.shots.ts',
  outputDir: '../../.cache/shots',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { ...browser, reducedMotion: 'reduce' },
  projects: (['light', 'dark'] as const).flatMap((colorScheme) => [
    { name: `desktop-${colorScheme}`, use: { ...devices['Desktop Chrome'], ...browser, colorScheme } },
    { name: `phone-${colorScheme}`, use: { ...devices['Pixel 7'], ...browser, colorScheme } },
  ]),
});
