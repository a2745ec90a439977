import type { Driven } from './FlowDriver.ts';

/** The longest time that passes normally, in ms. */
const MAX_MS = 60_000;

/** Whether a time passes as if the computer slept. */
export function isLongWait(ms: number): boolean {
  return ms > MAX_MS;
}

/** Advances the page's clock. A long time passes as if the computer slept: each timer fires once. */
export async function wait({ page }: Driven, ms: number): Promise<void> {
  await (isLongWait(ms) ? page.clock.fastForward(ms) : page.clock.runFor(ms));
}
