import type { Driven } from './FlowDriver.ts';

/** How far the clock advances between two looks at the page, in ms: far less than any timer of a flow. */
const STEP_MS = 20;
/** Timeout for the flow to start, in ms of the real clock. */
const STARTED_WITHIN_MS = 15_000;

/**
 * Opens a page whose clock only advances in steps of the run, for flows with timers of a second, which would otherwise
 * fire by themselves on a slow machine.
 */
export async function openPaused({ page, hasStarted }: Driven, path: string): Promise<void> {
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  const deadline = Date.now() + STARTED_WITHIN_MS;
  while (!hasStarted() && Date.now() < deadline) await page.clock.runFor(STEP_MS);
}
