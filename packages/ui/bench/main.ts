// Measures one page in ours, in React Aria alone and in plain React:  npm run bench:ui [-- --rounds 7]
import { parseArgs } from 'node:util';
import { chromium as browserType } from 'playwright';
import { preview } from 'vite';
import { chromium } from '../../../scripts/lib/chromium.ts';
import { type Bytes, buildPage, ENTRIES, type Entry, PAGES } from './build.ts';
import { report } from './goals.ts';
import { measure, type Sample } from './measure.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  say('Usage: npm run bench:ui -- [--rounds 5]');
  process.exit(2);
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
  const samples: Record<Entry, Sample[]> = { keel: [], aria: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    // In turn, and each round in another order: what else the machine does falls on all of them.
    for (const step of ENTRIES.keys()) {
      const entry = ENTRIES[(round + step) % ENTRIES.length] ?? 'keel';
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
