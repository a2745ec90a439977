import { test as base } from '@playwright/test';
import { type ServedFiles, serveFiles } from './servedFiles.ts';

/** The first page takes long: PostgreSQL starts, and about 500 calls seed a year of sample data. */
export const START_MS = 120_000;

/** Playwright's test with the built playground, served for each worker. */
export const test = base.extend<object, { files: ServedFiles }>({
  files: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const files = await serveFiles();
      await provide(files);
      await files.close();
    },
    { scope: 'worker' },
  ],
});
