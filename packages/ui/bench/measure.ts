import type { Browser, CDPSession, Page } from 'playwright';
import type { Entry } from './build.ts';
import { type ExpectedChange, observe } from './observe.ts';
import { dollars, MIN_PROFIT, WORDS } from './pages/data.ts';

/** How much slower than this machine the simulated one is. */
const THROTTLE = 4;

/**
 * The pause after a window was opened, in ms: the browser then loads pages of its own for it, on the same processors.
 */
const WINDOW_MS = 1000;

/** The figures of a page, in this order; times in ms, heap in MB, nodes counted. */
export const FIGURES = [
  'mount',
  'painted',
  'whole',
  'sort',
  'picker',
  'type',
  'picker closed',
  'modal',
  'modal closed',
  'toast',
  'neutral key',
  'heap',
  'nodes',
] as const;

export type Sample = Readonly<Record<(typeof FIGURES)[number], number>>;

/** The figures of a load alone. */
export type LoadTimes = Pick<Sample, 'mount' | 'painted' | 'whole'>;

/** Loads a page and uses it like a person, once. */
export function measure(browser: Browser, origin: string, entry: Entry): Promise<Sample> {
  return open(browser, origin, entry, async ({ page, devtools, loaded }) => {
    const idle = { heap: await heap(devtools), nodes: await page.locator('*').count() };
    const steps = await goThrough(page);
    // A key without a handler, after the mouse: it measures what listens to the change of input all over the page.
    await throttle(devtools, 1);
    await page.getByRole('heading', { level: 1 }).click();
    const neutral = await timed(page, 'keydown', { selector: 'body' }, () => page.keyboard.press('F8'));
    return { ...loaded, ...steps, ...idle, 'neutral key': neutral };
  });
}

/** Only loads a page: loading times vary more than those of the other steps. */
export function load(browser: Browser, origin: string, entry: Entry): Promise<LoadTimes> {
  return open(browser, origin, entry, ({ loaded }) => Promise.resolve(loaded));
}

interface Opened {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly loaded: LoadTimes;
}

/** @throws if the page, or a step, does not show what it must: a page that does not work is not measured */
async function open<T>(browser: Browser, origin: string, entry: Entry, measureOpened: (opened: Opened) => Promise<T>) {
  // With reduced motion, since the duration of animations is a design decision.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(observe);
    await throttle(devtools, THROTTLE);
    await page.waitForTimeout(WINDOW_MS);
    await page.goto(`${origin}/${entry}/index.html`);
    const loaded = await mounted(devtools);
    const measured = await measureOpened({ page, devtools, loaded });
    if (faults.length > 0) throw new Error(`${entry}: ${faults.join('\n')}`);
    return measured;
  } finally {
    await context.close();
  }
}

/**
 * The result of `observe`. Read without Playwright, which loads a script into a page before its first call: 30 ms of
 * the main thread and 100 kB, on some loads between the frame and its report.
 */
async function mounted(devtools: CDPSession): Promise<LoadTimes> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'window.benchMount',
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

async function goThrough(page: Page) {
  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  const header = page.locator('th', { hasText: WORDS.profit });
  const sorting = (await header.getByRole('button').count()) > 0 ? header.getByRole('button') : header;
  /**
   * The pointer moves first, like a person's. Playwright's own click moves and presses at once, and looks up the
   * element under the pointer during the press, which forces a style and layout calculation.
   */
  const click = async (target: ReturnType<typeof button>, expected: ExpectedChange) => {
    await target.hover();
    return timed(page, 'pointerdown', expected, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  };
  const option = '[role="option"]';
  const dialog = '[role="dialog"]';

  return {
    sort: await click(sorting, { selector: 'tbody tr', text: dollars(MIN_PROFIT.profitCents) }),
    picker: await click(button(WORDS.currency), { selector: option }),
    // The first row before has no such letter: a virtualized list is not filtered yet only because it renders few rows.
    type: await timed(page, 'keydown', { selector: option, atMost: 100, letters: 'z' }, () => page.keyboard.press('z')),
    'picker closed': await click(page.locator(dialog).getByRole('button', { name: WORDS.close, exact: true }), {
      selector: dialog,
      isGone: true,
    }),
    modal: await click(button(WORDS.transfer), { selector: dialog, text: WORDS.transferText }),
    'modal closed': await click(page.locator(dialog).getByRole('button', { name: WORDS.close, exact: true }), {
      selector: dialog,
      isGone: true,
    }),
    toast: await click(button(WORDS.copy), { selector: 'body', text: WORDS.copied }),
  };
}

/** The time from an input to the frame that shows its result. */
async function timed(page: Page, kind: 'pointerdown' | 'keydown', expected: ExpectedChange, act: () => Promise<void>) {
  await page.evaluate(([armed, what]) => window.benchArm(armed, what), [kind, expected] as const);
  await act();
  return page.evaluate(() => window.benchResult);
}

async function throttle(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The heap of the page after a garbage collection, in MB. */
async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
