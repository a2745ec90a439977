/** Tests of one run; skipped ones are in neither count. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** Reads the JSON report of Vitest. */
export function countVitest(json: string): TestCount {
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(json);
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Reads the JSON report of Playwright. A test that passed only at a second try counts as failed. */
export function countPlaywright(json: string): TestCount {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
