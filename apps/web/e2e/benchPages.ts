// Measures what a page costs on a slow phone: npm run bench:pages [-- --rounds 5] [--against ANOTHER_CHECKOUT] [--page /invest --page /login]
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { type StorageState, signIn } from './support/accounts.ts';
import { memberRoutes, publicRoutes } from './support/appRoutes.ts';
import { KeelServer } from './support/KeelServer.ts';
import { loadPage, type PageLoad } from './support/pageLoad.ts';

/** The launch options of every browser in this project. */
const CHROMIUM = new URL('../../../scripts/lib/chromium.ts', import.meta.url).href;
/** Lead to /create-wallet while there is no wallet on the device. */
const NEED_WALLET = /^\/(?:send-assets|receive|sell-assets|buy-assets)$/;
const PAGES = [
  ...publicRoutes.map((path) => ({ path, isMember: false })),
  ...memberRoutes.filter((path) => !NEED_WALLET.test(path)).map((path) => ({ path, isMember: true })),
];
const VIEWPORT = { width: 412, height: 840 };

const print = (text: string) => void process.stdout.write(`${text}\n`);
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
    page: { type: 'string', multiple: true },
  },
});
const rounds = Number(values.rounds);
const pages = PAGES.filter(({ path }) => values.page?.includes(path) ?? true);
if (!Number.isSafeInteger(rounds) || rounds < 1 || pages.length === 0) {
  print('Usage: npm run bench:pages -- [--rounds 5] [--against ANOTHER_CHECKOUT, built] [--page PATH]...');
  print(`Pages: ${PAGES.map(({ path }) => path).join(' ')}`);
  process.exit(2);
}

interface Side {
  readonly name: string;
  readonly server: KeelServer;
  readonly storageState: StorageState;
}

const { chromium: options } = (await import(CHROMIUM)) as { readonly chromium: LaunchOptions };
const browser = await chromium.launch(options);
const sides: Side[] = [];
try {
  if (values.against !== undefined) sides.push(await start('before', resolve(values.against)));
  sides.push(await start('after'));
  print('| page | | scripts, kB | all, kB | calls, kB | requests | LCP, ms | shift |');
  print('| --- | --- | --- | --- | --- | --- | --- | --- |');
  /* oxlint-disable no-await-in-loop -- one after the other: together they would slow each other down */
  for (const { path, isMember } of pages) {
    const loads = new Map<Side, PageLoad[]>(sides.map((side) => [side, []]));
    // Alternating, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round += 1)
      for (const side of sides) loads.get(side)?.push(await loadOnce(browser, side, path, isMember));
    for (const [side, found] of loads) print(rowOf(path, side.name, found));
  }
  /* oxlint-enable no-await-in-loop */
} finally {
  await browser.close();
  await Promise.all(sides.map(({ server }) => server.remove()));
}

async function start(name: string, checkout?: string): Promise<Side> {
  const server = await KeelServer.start({ ...(checkout !== undefined && { checkout }) });
  const note = await readFile(join(server.dataDir, 'demo-sign-in.txt'), 'utf8');
  const read = (pattern: RegExp) => new RegExp(`^${pattern.source}: (\\S+)$`, 'im').exec(note)?.[1] ?? '';
  const person = { firstName: 'Amelia', lastName: 'Rosenthal', email: read(/e-?mail/), password: read(/password/) };
  const { storageState } = await signIn(server, person);
  // Servers of older commits know no device token.
  const origins = storageState.origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ value }: { value?: string }) => value !== undefined),
  }));
  return { name, server, storageState: { ...storageState, origins } };
}

/** With an empty cache. */
async function loadOnce(
  from: Browser,
  { server, storageState }: Side,
  path: string,
  isMember: boolean,
): Promise<PageLoad> {
  const context = await from.newContext({
    baseURL: server.url,
    viewport: VIEWPORT,
    ...(isMember && { storageState }),
  });
  try {
    return await loadPage(await context.newPage(), path, { isSlow: true });
  } finally {
    await context.close();
  }
}

function rowOf(path: string, name: string, loads: readonly PageLoad[]): string {
  const median = (pick: (load: PageLoad) => number) => {
    const sorted = loads.map(pick).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const kilobytes = (pick: (load: PageLoad) => number) => (median(pick) / 1000).toFixed(0);
  const cells = [
    path,
    name,
    kilobytes(({ bytes }) => bytes.scripts),
    kilobytes(all),
    kilobytes(({ bytes }) => bytes.calls),
    median(({ requests }) => requests),
    median(({ largestPaint }) => Math.round(largestPaint)),
    median(({ shift }) => shift).toFixed(3),
  ];
  return `| ${cells.join(' | ')} |`;
}

function all({ bytes }: PageLoad): number {
  return Object.values(bytes).reduce((sum, each) => sum + each, 0);
}
