import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { KeelServer, READY_WITHIN_MS } from '../support/KeelServer.ts';
import { test as base, expect } from '../support/test.ts';
import { checkFault } from './faults/checkFault.ts';
import { faults } from './faults/faults.ts';
import { drivers } from './flows.ts';
import { endingsOf, pathsOf } from './plan.ts';
import { gapsOf, staleReasons } from './report.ts';
import { runFlow } from './runFlow.ts';

const APP = fileURLToPath(new URL('../../../../.cache/qa/app', import.meta.url));
const SHIPPED = fileURLToPath(new URL('../../dist/assets', import.meta.url));
/** The most steps of the one path that `npm test` drives of each flow. */
const SMOKE_STEPS = 5;
/** A flow with many paths takes a minute on a busy machine. */
const WHOLE_MS = 240_000;

/** The test of this folder with a server that serves the test build, whose actors tell what happens to them. */
const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const server = await KeelServer.start({ database, env: { WEB_DIST: APP } });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

for (const [name, driver] of Object.entries(drivers)) {
  test(`[QA-1, QA-4] ${name}: the page does what its machine says on one path`, async ({ browser, server }) => {
    const path = pathsOf(driver).findLast(({ steps }) => steps.length > 0);
    if (path === undefined) throw new Error(`${name} has no path`);
    const steps = path.steps.slice(0, SMOKE_STEPS);
    const run = await runFlow({ browser, server, driver, paths: [{ ...path, steps }] });
    expect(run.failures).toEqual([]);
    expect(run.taken.size).toBeGreaterThan(0);
  });

  test(`[QA-1, QA-2, QA-4] ${name}: the page takes every transition of its machine, or a reason says why not @qa`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(WHOLE_MS);
    const run = await runFlow({ browser, server, driver, paths: [...pathsOf(driver), ...endingsOf(driver)] });
    expect(run.failures).toEqual([]);
    expect(gapsOf(run, driver).filter(({ reason }) => reason === null)).toEqual([]);
    expect(staleReasons(run, driver)).toEqual([]);
  });
}

test('[QA-5] each seeded fault has one place in the sources, and a driven flow that is to notice it', async () => {
  expect(faults.length).toBeGreaterThanOrEqual(30);
  expect(faults.filter(({ flow }) => !(flow in drivers))).toEqual([]);
  for (const fault of faults) await checkFault(fault);
});

test('[QA-1] the app that is shipped has none of the inspection of the test build', async () => {
  expect(await scriptsOf(`${APP}/assets`)).toContain('qaInspected');
  expect(await scriptsOf(SHIPPED)).not.toContain('qaInspected');
});

async function scriptsOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))).join('\n');
}
