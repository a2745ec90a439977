import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '../support/test.ts';
import { checkFault } from './faults/checkFault.ts';
import { faults } from './faults/faults.ts';
import { serverFaults } from './faults/serverFaults.ts';
import { drivers } from './flows.ts';
import { APP, test } from './qaTest.ts';
import { races } from './races/races.ts';

const SHIPPED = fileURLToPath(new URL('../../dist/assets', import.meta.url));

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
