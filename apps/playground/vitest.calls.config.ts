import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from '../../scripts/lib/chromium.ts';
import { IN_BROWSER } from '../server/test/support/callTests.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The server's tests of calls in Chromium, against the backend that the playground runs (DEMO-3). Left out are files that need
 * Node: an operator's socket, a server of HTTP, PostgreSQL, a disk. docs/one-tab.md lists them.
 */
export default defineConfig({
  root: here('../..'),
  resolve: {
    alias: ['openHost', 'engines', 'recordedAnswers'].map((name) => ({
      find: new RegExp(`^\\./(support/)?${name}\\.ts$`),
      replacement: here(`test/${name}.ts`),
    })),
  },
  cacheDir: 'node_modules/.vite/calls',
  // The engine resolves its files relative to its own address, which the dev server would change.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  test: {
    name: 'server in a browser',
    include: IN_BROWSER.map((file) => `apps/server/test/${file}.test.ts`),
    testTimeout: 90_000,
    hookTimeout: 90_000,
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
