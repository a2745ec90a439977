import { countPlaywright, countVitest, type TestCount } from './testReports.ts';

/** One command of a test run. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The report that the command writes, relative to the repository, and how its tests are counted. */
  readonly report?: { readonly file: string; readonly count: (json: string) => TestCount };
  /** Not run when the stage of this name has failed. */
  readonly needs?: string;
}

const REPORTS = '.cache/reports';

/** `npm test`: everything that must hold for a change to be taken. */
export const TEST: readonly Stage[] = [
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  vitest('unit', []),
  vitest('stories', ['--config', 'vitest.stories.config.ts']),
  { name: 'build', command: ['npm', 'run', '-s', 'build', '-w', 'apps/web'] },
  { ...playwright('e2e'), needs: 'build' },
];

/** `npm run test:all`: the sweeps that take too long for every change. */
export const SWEEPS: readonly Stage[] = [
  vitest('flows, 10000 fuzz runs', ['--project', 'flows'], { FLOWS_FUZZ: '10000' }),
];

function vitest(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Stage {
  const file = reportFile(name);
  return {
    name,
    command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
    report: { file, count: countVitest },
  };
}

function playwright(name: string): Stage {
  const file = reportFile(name);
  return {
    name,
    command: ['playwright', 'test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, count: countPlaywright },
  };
}

function reportFile(name: string): string {
  return `${REPORTS}/${name.replaceAll(/\W+/g, '-')}.json`;
}
