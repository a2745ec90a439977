import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flows } from './flows.ts';
import { purposeOf } from './purpose.ts';
import { readmeOf } from './readme.ts';

/** Writes the README of every flow from its code. `--check` writes nothing and fails if one is out of date. */
const isCheck = process.argv.includes('--check');
const source = new URL('../src/', import.meta.url);
const stale: string[] = [];

for await (const file of glob('*/machine.ts', { cwd: source })) {
  if (!flows.some(({ machine }) => file === join(machine.id, 'machine.ts'))) throw new Error(`flows.ts lacks ${file}`);
}

for (const flow of flows) {
  const folder = new URL(`${flow.machine.id}/`, source);
  const file = new URL('README.md', folder);
  const text = readmeOf(flow, await purposeOf(flow.machine.id));
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (isCheck) stale.push(`packages/flows/src/${flow.machine.id}/README.md`);
  else await writeFile(file, text);
}

if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run: node packages/flows/scripts/generate-readmes.ts`);
  process.exitCode = 1;
}
