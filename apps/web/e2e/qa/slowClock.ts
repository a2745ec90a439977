import type { Page } from '@playwright/test';
import type { Driven } from './FlowDriver.ts';
import { wait } from './longWait.ts';

/** How far the clock of the page advances at a time, in ms: more than a frame. */
const TICK_MS = 20;
/** The pause between two ticks, in ms of the real clock. */
const PAUSE_MS = 80;
/** Longer than it takes to pause the clock, in ms. */
const AHEAD_MS = 1000;

/** The queue of operations on the clock of each page, which run one after another. */
const queues = new WeakMap<Page, Promise<void>>();

/**
 * From now on the clock of a page runs at less than a quarter of its speed, for flows that poll every few seconds and pages
 * whose frames and queries need a clock. A step takes less time than a poll, also on a slow machine.
 */
export async function slowDown(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
  void advanceSlowly(page);
}

/** Advances the slow clock of a page by so many ms. */
export function waitSlowly(driven: Driven, ms: number): Promise<void> {
  return enqueue(driven.page, () => wait(driven, ms));
}

/** Sets the time of a page's slow clock, as after a sleep of the computer: no timer fires. */
export function setTime(page: Page, time: number): Promise<void> {
  return enqueue(page, () => page.clock.setSystemTime(time));
}

async function advanceSlowly(page: Page): Promise<void> {
  while (!page.isClosed()) {
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    // The page may be closed or replaced at any moment.
    await enqueue(page, () => page.clock.runFor(TICK_MS)).catch(() => undefined);
  }
}

function enqueue(page: Page, run: () => Promise<void>): Promise<void> {
  const next = (queues.get(page) ?? Promise.resolve()).then(run);
  queues.set(
    page,
    next.catch(() => undefined),
  );
  return next;
}
