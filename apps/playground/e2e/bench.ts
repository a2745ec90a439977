// What the product in one tab costs: npm run bench:playground [-- --rounds 3]
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { measureCalls } from './measureCalls.ts';
import { isFile, serveFiles } from './servedFiles.ts';

/** How every browser of this project is started. */
const CHROMIUM = new URL('../../../scripts/lib/chromium.ts', import.meta.url).href;
const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const START_MS = 180_000;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  say('Usage: npm run bench:playground -- [--rounds 3]');
  process.exit(2);
}

/** What one browser shows, in ms, calls a second and MB. */
interface Round {
  readonly first: number;
  readonly again: number;
  readonly secondTab: number;
  readonly reset: number;
  readonly reads: number;
  readonly writes: number;
  readonly memory: number;
  /** The paths of the files that the first visit asked for. */
  readonly asked: readonly string[];
}

/** The code that the worker needs at each start: the backend, and the database engine. */
const workerFiles = (await readdir(join(DIST, 'assets'))).filter((name) => /^(worker|engine)-.*\.js$/.test(name));
const worker = workerFiles.find((name) => name.startsWith('worker')) ?? '';
const { chromium: options } = (await import(CHROMIUM)) as { readonly chromium: LaunchOptions };
const all: Round[] = [];
/* oxlint-disable no-await-in-loop -- one after the other: together they would slow each other down */
for (let round = 0; round < rounds; round += 1) {
  // Each time a browser that has nothing of the playground yet.
  const browser = await chromium.launch(options);
  try {
    all.push(await measure(browser));
  } finally {
    await browser.close();
  }
}
/* oxlint-enable no-await-in-loop */

const median = (of: (round: Round) => number) => all.map(of).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const seconds = (of: (round: Round) => number) => `${(median(of) / 1000).toFixed(1)} s`;
say(`Medians of ${rounds}, on this machine as busy as it is.\n`);
say('| what | goal | figure |');
say('| --- | --- | --- |');
const workerBytes = await visited(workerFiles.map((name) => `assets/${name}`));
say(`| worker with the database engine, gzip | 320 kB | ${(workerBytes / 1000).toFixed(0)} kB |`);
say(`| first visit, gzip | 7.5 MB | ${((await visited(all[0]?.asked ?? [])) / 1_000_000).toFixed(2)} MB |`);
say(`| first visit to the sign-in page | | ${seconds(({ first }) => first)} |`);
say(`| the same with the files at hand | | ${seconds(({ again }) => again)} |`);
say(`| another tab | | ${seconds(({ secondTab }) => secondTab)} |`);
say(`| reset | | ${seconds(({ reset }) => reset)} |`);
say(`| userByToken, one after the other | 500/s | ${median(({ reads }) => reads).toFixed(0)}/s |`);
say(`| createDeposit, one after the other | 200/s | ${median(({ writes }) => writes).toFixed(0)}/s |`);
say(`| memory of the browser's page and worker processes | 450 MB | ${median(({ memory }) => memory).toFixed(0)} MB |`);

async function measure(browser: Browser): Promise<Round> {
  const files = await serveFiles();
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    const first = await untilSignIn(page, () => page.goto(`${files.address}/login`));
    const asked = [...files.requestedPaths];
    const again = await untilSignIn(page, () => page.reload());
    const other = await context.newPage();
    const secondTab = await untilSignIn(other, () => other.goto(`${files.address}/login`));
    await other.close();
    const memory = await memoryOf(browser);
    const { reads, writes } = await page.evaluate(measureCalls, `/assets/${worker}`);
    await page.getByRole('button', { name: 'Reset' }).click();
    const reset = await untilSignIn(page, async () => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
      // The page of before is left first.
      await page.waitForEvent('framenavigated');
    });
    return { first, again, secondTab, reset, reads, writes, memory, asked };
  } finally {
    await files.close();
  }
}

/** How long it takes until one can sign in, in ms. */
async function untilSignIn(page: Page, begin: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await begin();
  await page.getByRole('button', { name: 'Continue as Amelia' }).waitFor({ timeout: START_MS });
  return performance.now() - start;
}

/** What the processes that run pages and workers have for themselves, in MB. Linux says it. */
async function memoryOf(browser: Browser): Promise<number> {
  const devTools = await browser.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(
    renderers.map(async ({ id }) => {
      const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function visited(paths: readonly string[]): Promise<number> {
  const files = [...new Set(paths)].map((path) => (isFile(path) ? path : 'index.html'));
  const sizes = await Promise.all([...new Set(files)].map(compressed));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressed(path: string): Promise<number> {
  return gzipSync(await readFile(join(DIST, path))).length;
}
