// Measures one page in ours, in React Aria alone and in plain React:  npm run bench:ui [-- --rounds 12]
import { parseArgs } from 'node:util';
import { chromium as browserType } from 'playwright';
import { preview } from 'vite';
import { chromium } from '../../../scripts/lib/chromium.ts';
import { type Bytes, buildPage, ENTRIES, type Entry, PAGES } from './build.ts';
import { report } from './goals.ts';
import { measure, type Sample } from './measure.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '12' } } });
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  say('Usage: npm run bench:ui -- [--rounds 12]');
  process.exit(2);
}

/**
 * In turn, and each round in another order, until each came after each: what else the machine does falls on all of them,
 * and so does what the page before leaves to tidy up.
 */
const ORDERS: readonly (readonly Entry[])[] = [
  ['keel', 'aria', 'plain'],
  ['aria', 'plain', 'keel'],
  ['plain', 'keel', 'aria'],
  ['plain', 'aria', 'keel'],
  ['aria', 'keel', 'plain'],
  ['keel', 'plain', 'aria'],
];

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
  const samples: Record<Entry, Sample[]> = { keel: [], aria: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of ORDERS[round % ORDERS.length] ?? ENTRIES) {
      samples[entry].push(await measure(browser, origin, entry));
      say(`round ${round + 1} of ${rounds}: ${entry}`);
    }
  }
  say(`\n${report(samples, bytes as Record<Entry, Bytes>)}\n`);
  say(`Medians of ${rounds} rounds at a quarter of this machine's speed. Compare ratios, never milliseconds.`);
} finally {
  await browser.close();
  await server.close();
}
