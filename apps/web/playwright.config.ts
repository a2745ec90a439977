import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';
import type { WorkerOptions } from './e2e/support/test.ts';

const browser = { launchOptions: chromium };
const desktop = { ...devices['Desktop Chrome'], ...browser, colorScheme: 'light' } as const;
const phone = { ...devices['Pixel 7'], ...browser, colorScheme: 'dark' } as const;

/**
 * The product in a real browser, against the real server and database that each worker starts for itself. What only
 * repeats another test is for `npm run test:long`: `@sweep` on a desktop, `@sweepPhone` on a phone. Of it the whole
 * journeys in every look and the calls that go wrong in every way run in `npm run test:all` too, and there what moves money
 * or ends in the database runs on PostgreSQL: `@postgres` (OPS-2), and every transition of the flows is driven: `@qa`.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.cache/e2e',
  // Each test makes what it needs, so that two workers share the tests of a long file.
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../../.cache/reports/e2e.json' }]],
  use: { ...browser, locale: 'en-US', timezoneId: 'UTC', trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', grepInvert: /@(?:sweep|qa)\b/, use: desktop },
    { name: 'phone', grep: /@phone/, use: phone },
    { name: 'sweep', grep: /@sweep\b/, use: desktop },
    { name: 'sweepPhone', grep: /@sweepPhone/, use: phone },
    { name: 'qa', grep: /@qa\b/, use: desktop },
    { name: 'postgres', grep: /@postgres\b/, use: { ...desktop, database: 'postgres' } },
  ],
});
