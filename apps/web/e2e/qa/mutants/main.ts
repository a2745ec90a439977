// Puts faults into the machines of the running app, one at a time, and counts how many the runs notice:
// npm run qa:mutants -- [FLOW...] [--sample 40] [--seed 1] [--name TEXT]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type LaunchOptions } from '@playwright/test';
import { randomOf } from '../explorePaths.ts';
import { drivers } from '../flows.ts';
import { startQaServer } from '../qaServer.ts';
import { type DrivableMutant, drivableMutants } from './drivableMutants.ts';
import { noticeMutant } from './noticeMutant.ts';

/** QA-5: 90 % of the mutants. */
const WANTED_SHARE = 0.9;
const CHROMIUM = new URL('../../../../../scripts/lib/chromium.ts', import.meta.url).href;
const APP = fileURLToPath(new URL('../../../../../.cache/qa/app', import.meta.url));

const print = (text: string) => void process.stdout.write(`${text}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    name: { type: 'string', default: '' },
  },
});
const unknown = positionals.filter((name) => !(name in drivers));
const sample = Number(values.sample);
if (unknown.length > 0 || !Number.isSafeInteger(sample) || sample < 1) {
  if (unknown.length > 0) print(`There is no driver for ${unknown.join(', ')}.`);
  print('Usage: npm run qa:mutants -- [FLOW...] [--sample 40] [--seed 1] [--name TEXT]');
  process.exit(2);
}

const all: DrivableMutant[] = [];
for (const [name, driver] of Object.entries(drivers)) {
  if (positionals.length === 0 || positionals.includes(name))
    all.push(...(await drivableMutants(driver)).filter(({ mutant }) => mutant.name.includes(values.name)));
}
const random = randomOf(Number(values.seed));
const chosen = all
  .map((each) => ({ each, order: random() }))
  .toSorted((one, other) => one.order - other.order)
  .slice(0, sample)
  .map(({ each }) => each);
print(
  `${chosen.length} of ${all.length} mutants of ${positionals.length || Object.keys(drivers).length} flows, seed ${values.seed}`,
);

const { chromium: options } = (await import(CHROMIUM)) as { readonly chromium: LaunchOptions };
const { server, remove } = await startQaServer({ env: { WEB_DIST: APP } });
const browser = await chromium.launch(options);
let noticed = 0;
try {
  for (const each of chosen) {
    const { kind, mutant } = each;
    const message = await noticeMutant({ browser, server }, each);
    if (message !== null) noticed += 1;
    print(message === null ? `MISSED  ${kind}: ${mutant.name}` : `noticed ${kind}: ${mutant.name}: ${message}`);
  }
} finally {
  await browser.close();
  await remove();
}
print(`\n${noticed} of ${chosen.length} mutants noticed (${((100 * noticed) / chosen.length).toFixed(0)} %)`);
process.exitCode = noticed < chosen.length * WANTED_SHARE ? 1 : 0;
