// Measures how long it takes to unlock the wallet: npm run bench:wallet [-- --rounds 9]
import { parseArgs } from 'node:util';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { openProbe, workerAddress } from './support/builtWorker.ts';
import { KeelServer } from './support/KeelServer.ts';

/** The launch options of every browser in this project. */
const CHROMIUM = new URL('../../../scripts/lib/chromium.ts', import.meta.url).href;

/** Long enough to slow down guessing, short enough to wait for, in ms (WALLET-3). */
const MIN_MS = 400;
const MAX_MS = 1500;

const print = (text: string) => void process.stdout.write(`${text}\n`);
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  print('Usage: npm run bench:wallet -- [--rounds 9]');
  process.exit(2);
}

const file = await workerAddress();
const server = await KeelServer.start();
const { chromium: options } = (await import(CHROMIUM)) as { readonly chromium: LaunchOptions };
const browser = await chromium.launch(options);
try {
  const page = await browser.newPage();
  await openProbe(page, server.url);
  const times = (await unlockTimes(page, file, rounds)).toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  print(`Unlocking, ${rounds} times: median ${shown(median)}, ${shown(times[0] ?? 0)} to ${shown(times.at(-1) ?? 0)}.`);
  const isInRange = median >= MIN_MS && median <= MAX_MS;
  print(
    `${isInRange ? 'Within' : 'Not within'} ${shown(MIN_MS)} to ${shown(MAX_MS)} on this machine as busy as it is.`,
  );
} finally {
  await browser.close();
  await server.remove();
}

function shown(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** As in the app: each time a new worker loads, derives the key from the passcode and opens the record. In ms. */
function unlockTimes(page: Page, worker: string, count: number): Promise<readonly number[]> {
  return page.evaluate(
    async ({ address, times }) => {
      interface Answer {
        readonly answer?: { readonly kind: string; readonly record?: string };
      }
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
      };
      const policy = trustedTypes.createPolicy('keel', { createScriptURL: (url: string) => url });
      const start = () => new Worker(policy.createScriptURL(address), { type: 'module' });
      const postRequest = (target: Worker, id: number, request: object) =>
        new Promise<Answer>((resolve, reject) => {
          target.addEventListener('message', ({ data }) => resolve(data as Answer), { once: true });
          target.addEventListener('error', () => reject(new Error('The worker broke.')), { once: true });
          target.postMessage({ id, request }, []);
        });
      const vault = { userId: 'ada', passcode: 'passcode of a benchmark', until: Date.now() + 900_000 };
      const maker = start();
      await postRequest(maker, 1, { type: 'generate', words: 12 });
      const sealed = await postRequest(maker, 2, { type: 'seal', place: null, ...vault });
      maker.terminate();
      const record = sealed.answer?.record;
      if (record === undefined) throw new Error('The wallet was not sealed.');
      const took: number[] = [];
      for (let round = 0; round < times; round += 1) {
        const began = performance.now();
        const opener = start();
        // oxlint-disable-next-line no-await-in-loop -- one after the other: together they would slow each other down
        const opened = await postRequest(opener, 1, { type: 'unlock', record, ...vault });
        took.push(performance.now() - began);
        opener.terminate();
        if (opened.answer?.kind !== 'opened') throw new Error('The wallet did not open.');
      }
      return took;
    },
    { address: worker, times: count },
  );
}
