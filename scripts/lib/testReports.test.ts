import { expect, it } from 'vitest';
import { junitOf } from '../../apps/web/e2e/qa/junit.ts';
import { countJunit, countPlaywright, countVitest } from './testReports.ts';

it('counts the tests of a Vitest report', () => {
  expect(countVitest('{"numTotalTests":7,"numPassedTests":5,"numFailedTests":2}')).toEqual({
    passed: 5,
    failed: 2,
    failures: [],
  });
});

it('counts a test that passed only on retry as failed in a Playwright report', () => {
  const report = '{"stats":{"expected":4,"skipped":0,"unexpected":1,"flaky":2}}';
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3, failures: [] });
});

it('counts and names the cases of a JUnit file', () => {
  const xml = `<testsuite name="pay" tests="2" failures="1" time="1.0">
<testcase classname="qa" name="pay: path 1"/>
<testcase classname="qa" name="pay: path 2"><failure message="in ready: &quot;Paid&quot; is busy">#run=1
2</failure></testcase>
</testsuite>`;
  expect(countJunit(xml)).toEqual({ passed: 1, failed: 1, failures: ['pay: path 2 › in ready: "Paid" is busy'] });
});

it('names a case of a JUnit file whose message has several lines', () => {
  const name = 'pay: path 1';
  const failure = { message: 'Timeout exceeded.\n\u001b[2m  - waiting for "Paid"\u001b[22m', details: '#run=1\n2' };
  const xml = junitOf([{ name: 'pay', seconds: 1, cases: [{ name, failure }] }]);
  expect(xml).not.toContain('\u001b');
  expect(countJunit(xml)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['pay: path 1 › Timeout exceeded.\n    - waiting for "Paid"'],
  });
});

it('names the failed tests of a Vitest report, and a file that did not run', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'works' },
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n at a.test.ts'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(countVitest(JSON.stringify(report)).failures).toEqual([
    'a.test.ts › adds › expected 1 to be 2\n    at a.test.ts',
    'b.test.ts › did not run › no such module',
  ]);
});

const test = (status: string) => ({
  status,
  projectName: 'phone',
  results: [
    {
      error: { message: 'timed out\n\n  Received: 0' },
      steps: [{ title: 'opens' }, { title: 'presses', error: {}, steps: [{ title: 'is counted', error: {} }] }],
    },
  ],
});

it('names the failed tests of a Playwright report at any depth, with the step that failed', () => {
  const specs = [
    { file: 'a.e2e.ts', title: 'pays', tests: [test('unexpected'), test('expected')] },
    { file: 'a.e2e.ts', title: 'asks', tests: [test('flaky')] },
  ];
  const report = { stats: { expected: 1, unexpected: 1, flaky: 1 }, suites: [{ suites: [{ specs }] }] };
  expect(countPlaywright(JSON.stringify(report)).failures).toEqual([
    'a.e2e.ts › [phone] pays › presses › is counted › timed out\n    Received: 0',
    'a.e2e.ts › [phone] asks › presses › is counted › timed out\n    Received: 0',
  ]);
});
