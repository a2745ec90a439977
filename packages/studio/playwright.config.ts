import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';

/** Tests of the built Storybook in a real browser, served as static files. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.cache/studio',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  // Longer than the timeout of a step.
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: '../../.cache/reports/studio.json' }]],
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
