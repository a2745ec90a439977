import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './testReports.ts';

it('counts the tests of a Vitest report', () => {
  expect(countVitest('{"numTotalTests":7,"numPassedTests":5,"numFailedTests":2}')).toEqual({ passed: 5, failed: 2 });
});

it('counts a test that needed a second try as failed in a Playwright report', () => {
  const report = '{"stats":{"expected":4,"skipped":0,"unexpected":1,"flaky":2}}';
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3 });
});
