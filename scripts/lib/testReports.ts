import { stripVTControlCharacters } from 'node:util';

/** The number of tests of one run; skipped ones are not counted. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /**
   * Each failed test, or file that did not run: its location, its title, for a browser test the step that failed, and the
   * first lines of the reason.
   */
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

interface PlaywrightStep {
  readonly title: string;
  readonly error?: object;
  readonly steps?: readonly PlaywrightStep[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly results: readonly {
        readonly error?: { readonly message?: string };
        readonly steps?: readonly PlaywrightStep[];
      }[];
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
      .map(({ projectName, results }) => {
        const failed = results.find(({ error }) => error);
        const steps = failedSteps(failed?.steps ?? []).join(' › ');
        return line(file, [`[${projectName}] ${title}`, steps].filter(Boolean).join(' › '), failed?.error?.message);
      }),
  );
  return [...failedSpecs, ...suites.flatMap(failuresOf)];
}

/** The titles of the step that failed and of those inside it, outermost first. */
function failedSteps(steps: readonly PlaywrightStep[]): readonly string[] {
  const step = steps.find(({ error }) => error !== undefined);
  return step === undefined ? [] : [step.title, ...failedSteps(step.steps ?? [])];
}

/** Reads a JUnit XML file with one case a line, as `npm run qa` writes it. */
export function countJunit(xml: string): TestCount {
  const cases = xml.split('\n').filter((text) => text.startsWith('<testcase '));
  const failures = cases.flatMap((text) => {
    const [, name = '', message = ''] = /name="([^"]*)"><failure message="([^"]*)"/.exec(text) ?? [];
    return text.includes('<failure') ? [line('', unescaped(name), unescaped(message))] : [];
  });
  return { passed: cases.length - failures.length, failed: failures.length, failures };
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#10;', '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** How many lines of a reason are repeated: what was expected, what was received, and what was waited for. */
const LINES_OF_A_REASON = 8;

function line(file: string, title: string, why = ''): string {
  // Runners add colours to their messages, which are removed for the list.
  const reason = stripVTControlCharacters(why)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.includes('Click to debug'))
    .slice(0, LINES_OF_A_REASON)
    .join('\n    ');
  return [file, title, reason].filter((part) => part !== '').join(' › ');
}
