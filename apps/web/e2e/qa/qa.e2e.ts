import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '../support/test.ts';
import { checkFault } from './faults/checkFault.ts';
import { faults } from './faults/faults.ts';
import { serverFaults } from './faults/serverFaults.ts';
import { drivers } from './flows.ts';
import { pathsOf } from './plan.ts';
import { APP, test } from './qaTest.ts';
import { races } from './races/races.ts';
import { gapsOf, staleReasons, unexplainedOutcomes } from './report.ts';
import { runFlow } from './runFlow.ts';

const SHIPPED = fileURLToPath(new URL('../../dist/assets', import.meta.url));
/** A flow with many paths takes minutes on a busy machine. */
const FULL_RUN_MS = 480_000;
/** Each of their many paths imports a wallet first. `npm run test:long` drives them, tagged `@qaTransfers`. */
const TRANSFERS = ['sendAssets', 'tradeAssets'];

for (const [name, driver] of Object.entries(drivers)) {
  const tag = TRANSFERS.includes(name) ? '@qaTransfers' : '@qa';
  test(`[QA-1, QA-2, QA-4] ${name}: the page takes every transition of its machine, or a reason says why not ${tag}`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(FULL_RUN_MS);
    const run = await runFlow({ browser, server, driver, paths: pathsOf(driver) });
    expect(run.failures).toEqual([]);
    expect(gapsOf(run, driver).filter(({ reason }) => reason === null)).toEqual([]);
    expect(unexplainedOutcomes(run, driver)).toEqual([]);
    expect(staleReasons(run, driver)).toEqual([]);
  });
}

test('[QA-5] each seeded fault changes one place in the sources, and belongs to a driven flow or a race that must detect it', async () => {
  expect(faults.length).toBeGreaterThanOrEqual(30);
  expect(faults.filter(({ flow }) => !(flow in drivers))).toEqual([]);
  expect(serverFaults.filter(({ race }) => races.every(({ name }) => name !== race))).toEqual([]);
  for (const fault of [...faults, ...serverFaults]) await checkFault(fault);
});

test('[QA-1] the production build contains none of the inspection code of the test build', async () => {
  expect(await scriptsOf(`${APP}/assets`)).toContain('qaInspected');
  expect(await scriptsOf(SHIPPED)).not.toContain('qaInspected');
});

async function scriptsOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))).join('\n');
}
