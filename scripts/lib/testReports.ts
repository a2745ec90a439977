import { stripVTControlCharacters } from 'node:util';

/** The number of tests of one run; skipped ones are not counted. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test, or file that did not run: its location, its title, and the first line of the reason. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Reads the JSON report of Vitest. */
export function countVitest(json: string): TestCount {
  const { numPassedTests: passed, numFailedTests: failed, testResults = [] }: VitestReport = JSON.parse(json);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => line(name, test.fullName, test.failureMessages?.[0]));
    return tests.length === 0 && status === 'failed' ? [line(name, 'did not run', message)] : tests;
  });
  return { passed, failed, failures };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Reads the JSON report of Playwright. A test that passed only on a retry counts as failed. */
export function countPlaywright(json: string): TestCount {
  const report: {
    stats: { expected: number; unexpected: number; flaky: number };
    suites?: readonly PlaywrightSuite[];
  } = JSON.parse(json);
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures: (report.suites ?? []).flatMap(failuresOf) };
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const failedSpecs = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        line(file, `[${projectName}] ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...failedSpecs, ...suites.flatMap(failuresOf)];
}

function line(file: string, title: string, why = ''): string {
  // Runners add colours to their messages, which are removed for the list.
  const plain = stripVTControlCharacters(why).trim();
  const first = plain.split('\n').find((text) => text.trim() !== '' && !text.includes('Click to debug')) ?? '';
  return [file, title, first].filter((part) => part !== '').join(' › ');
}
