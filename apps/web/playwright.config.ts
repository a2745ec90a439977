import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';

const browser = { launchOptions: chromium };

/** The product in a real browser, against the real server and database that each worker starts for itself. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.cache/e2e',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../../.cache/reports/e2e.json' }]],
  use: { ...browser, locale: 'en-US', timezoneId: 'UTC', trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], ...browser, colorScheme: 'light' } },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'], ...browser, colorScheme: 'dark' } },
  ],
});
