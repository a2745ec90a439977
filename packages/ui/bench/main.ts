// Measures one page with our components, with React Aria's only and with plain React: npm run bench:ui [-- --rounds 36]
import { parseArgs } from 'node:util';
import { chromium as browserType } from 'playwright';
import { preview } from 'vite';
import { chromium } from '../../../scripts/lib/chromium.ts';
import { type Bytes, buildPage, ENTRIES, type Entry, PAGES } from './build.ts';
import { report } from './goals.ts';
import { type LoadTimes, load, measure, type Sample } from './measure.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '36' } } });
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  print('Usage: npm run bench:ui -- [--rounds 36]');
  process.exit(2);
}

/**
 * React Aria alone is measured in one of this many rounds: it takes the longest, and a few rounds are enough to show
 * the large difference.
 */
const ARIA_EVERY = 4;

/**
 * The number of additional loads of our page and of the plain React page in a round: one load differs from the next by half, in
 * every page and for an unknown reason, and the median of 36 of them by a fifth from run to run.
 */
const MORE_LOADS = 3;

/**
 * Alternating, in an order that is reversed each time, so that other load on the machine and leftovers of the previous
 * page affect all of them equally.
 */
function entriesOf(round: number): readonly Entry[] {
  const isTurned = (round % 2 === 1) !== (Math.floor(round / ARIA_EVERY) % 2 === 1);
  const pair: readonly Entry[] = isTurned ? ['plain', 'keel'] : ['keel', 'plain'];
  return round % ARIA_EVERY === 0 ? ['aria', ...pair] : pair;
}

const bytes: Partial<Record<Entry, Bytes>> = {};
for (const entry of ENTRIES) bytes[entry] = await buildPage(entry);

const server = await preview({
  configFile: false,
  root: PAGES,
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir: '.' },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await browserType.launch(chromium);
try {
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (origin === undefined) throw new Error('The server of the pages has no address.');
  const samples: Record<Entry, (Sample | LoadTimes)[]> = { keel: [], aria: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of entriesOf(round)) {
      samples[entry].push(await measure(browser, origin, entry));
      print(`round ${round + 1} of ${rounds}: ${entry}`);
    }
    for (let more = 0; more < MORE_LOADS; more += 1) {
      for (const entry of entriesOf(2 * round + more).filter((each) => each !== 'aria')) {
        samples[entry].push(await load(browser, origin, entry));
      }
    }
  }
  print(`\n${report(samples, bytes as Record<Entry, Bytes>)}\n`);
  print(
    `Medians of ${rounds} rounds and ${samples.plain.length} loads, of React Aria ${samples.aria.length}, ` +
      "at a quarter of this machine's speed. " +
      'Compare ratios, never milliseconds.',
  );
} finally {
  await browser.close();
  await server.close();
}
