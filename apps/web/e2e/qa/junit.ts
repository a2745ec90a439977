import { stripVTControlCharacters } from 'node:util';

/** A test case of a JUnit file. */
export interface JunitCase {
  readonly name: string;
  /** null if it passed. */
  readonly failure: { readonly message: string; readonly details: string } | null;
}

/** The test cases of a flow. */
export interface JunitSuite {
  readonly name: string;
  readonly seconds: number;
  readonly cases: readonly JunitCase[];
}

/** Test results as JUnit XML, one case a line. */
export function junitOf(all: readonly JunitSuite[]): string {
  const suites = all.map(({ name, seconds, cases }) => {
    const failures = cases.filter(({ failure }) => failure !== null).length;
    return `<testsuite name="${escaped(name)}" tests="${cases.length}" failures="${failures}" time="${seconds.toFixed(1)}">\n${cases.map(xmlOf).join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function xmlOf({ name, failure }: JunitCase): string {
  const head = `<testcase classname="qa" name="${escaped(name)}"`;
  if (failure === null) return `${head}/>`;
  return `${head}><failure message="${escaped(failure.message)}">${escaped(failure.details)}</failure></testcase>`;
}

/** The text without the colours of a runner, which XML does not allow, and on one line. */
function escaped(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
