import { expect as base } from '../test.ts';

/** Timeout for a slow network on a slow machine, in ms; with a fast one, nothing waits longer than necessary. */
export const SLOW_TIMEOUT_MS = 45_000;

/** Playwright's expect with this timeout. */
export const expect = base.configure({ timeout: SLOW_TIMEOUT_MS });
