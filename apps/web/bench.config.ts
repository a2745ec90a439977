import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';

/** What a person waits for in the real app, timed and printed, never asserted:  npm run bench:web */
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
