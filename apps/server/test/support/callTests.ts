/**
 * The test files of calls that run a second time in Chromium, on the ports of the playground
 * (apps/playground/vitest.calls.config.ts).
 */
export const IN_BROWSER: readonly string[] = [
  'dashboard',
  'deposits',
  'heldRate',
  'idempotency',
  'investing',
  'login',
  'notifications',
  'orders',
  'passwordReset',
  'session',
  'signup',
  'statement',
  'verification',
  'withdrawals',
];

/**
 * The test files of calls that cannot run in a browser and run a second time without HTTP, in Node
 * (vitest.handle.config.ts). docs/one-tab.md says why.
 */
export const WITHOUT_HTTP: readonly string[] = [
  'closing',
  'contractFuzz',
  'coolingOff',
  'declaredAnswers',
  'emailChange',
  'factors',
  'passwordGuessing',
  'payouts',
  'sealing',
  'sessions',
  'signUps',
  'uploads',
  'wallet',
];
