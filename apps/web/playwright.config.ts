import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/lib/chromium.ts';
import { firefox } from '../../scripts/lib/firefox.ts';
import type { WorkerOptions } from './e2e/support/test.ts';

const browser = { launchOptions: chromium };
const desktop = { ...devices['Desktop Chrome'], ...browser, colorScheme: 'light' } as const;
// A picture adds a style to the page, which its policy blocks and Firefox reports as a fault of the page.
const gecko = { ...devices['Desktop Firefox'], ...firefox, colorScheme: 'light', screenshot: 'off' } as const;
const phone = { ...devices['Pixel 7'], ...browser, colorScheme: 'dark' } as const;

/**
 * Tests the product in a real browser, against the real server and database that each worker starts.
 *
 * `npm test` runs the main journeys on a desktop, `@main`, and `npm run test:all` the other tests on one.
 *
 * Tests that only repeat others run in `npm run test:long`: `@sweep` on a desktop, `@sweepPhone` on a phone. Of these,
 * the whole journeys in a choice of modes, `@modes`, also run in `npm run test:all`, which in addition runs tests on a
 * phone, `@phone`, whole journeys and lost answers on PostgreSQL, `@postgres` (OPS-2), the main journeys in Firefox,
 * `@firefox` (decision 0107), and the races of two tabs, `@races`. It also drives every transition of the flows, by
 * `npm run qa`.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.cache/e2e',
  // Each test creates its own data, so that two workers can share the tests of a long file.
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Limits for machines that are busy or slow, not goals: a test that passes does not wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '../../.cache/reports/e2e.json' }]],
  use: { ...browser, locale: 'en-US', timezoneId: 'UTC', trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', grepInvert: /@(?:sweep|races)\b/, use: desktop },
    { name: 'phone', grep: /@phone/, use: phone },
    { name: 'sweep', grep: /@sweep\b/, use: desktop },
    { name: 'modes', grep: /@modes\b/, use: desktop },
    { name: 'sweepPhone', grep: /@sweepPhone/, use: phone },
    { name: 'races', grep: /@races\b/, use: desktop },
    { name: 'firefox', grep: /@firefox\b/, use: gecko },
    { name: 'postgres', grep: /@postgres\b/, use: { ...desktop, database: 'postgres' } },
  ],
});
