import { expect as base } from '../test.ts';

/** Waits as long as a slow network on a slow machine may take, in ms; a quick one is waited for no longer than it takes. */
export const SLOW_TIMEOUT_MS = 45_000;

/** Playwright's expect, with that patience. */
export const expect = base.configure({ timeout: SLOW_TIMEOUT_MS });
