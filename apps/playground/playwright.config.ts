import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';

/** The built playground in a real browser, with only a static file server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.cache/playground',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../../.cache/reports/playground.json' }]],
  use: {
    actionTimeout: 30_000,
    ...devices['Desktop Chrome'],
    launchOptions: chromium,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
