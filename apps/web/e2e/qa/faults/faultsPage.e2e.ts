import { expect, test } from '@playwright/test';
import { faults } from './faults.ts';
import { readFaultsPage } from './faultsPage.ts';
import { readResults } from './results.ts';
import { serverFaults } from './serverFaults.ts';

test('[QA-5] docs/qa-faults.md lists every seeded fault; `npm run generate` writes it', async () => {
  const { current, fresh } = await readFaultsPage();
  expect(current).toBe(fresh);
});

test('[QA-5] every recorded result is of a seeded fault', async () => {
  const ids = [...faults, ...serverFaults].map(({ id }) => id);
  expect(Object.keys(await readResults()).filter((id) => !ids.includes(id))).toEqual([]);
});
