import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';

/** Measures how long people wait in the real app; prints durations and asserts nothing: npm run bench:web */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.bench.ts',
  outputDir: '../../.cache/bench',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { ...devices['Desktop Chrome'], launchOptions: chromium, locale: 'en-US', timezoneId: 'UTC' },
});
