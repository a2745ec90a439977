import { countJunit, countPlaywright, countVitest, type TestCount } from './testReports.ts';

/** One stage of a test run. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The report that the command writes, relative to the repository, and how its tests are counted. */
  readonly report?: { readonly file: string; readonly count: (json: string) => TestCount };
  /** The stage is skipped if the stage of this name has failed. */
  readonly needs?: string;
}

const REPORTS = '.cache/reports';

const BUILD: Stage = { name: 'build', command: ['npm', 'run', '-s', 'build', '-w', 'apps/web'] };
/** The app with the inspection of `npm run qa`, and its report. */
const BUILD_QA: Stage = { name: 'build for qa', command: ['npm', 'run', '-s', 'build:qa'] };

const PLAYGROUND: Stage = { name: 'build of the playground', command: ['npm', 'run', '-s', 'build:playground'] };

const STORYBOOK: Stage = { name: 'build of Storybook', command: ['npm', 'run', '-s', 'build-storybook'] };

/** The server's tests of calls once more, by the backend that runs in a browser tab: the project of this name. */
const WITHOUT_HTTP = 'server without HTTP';

/**
 * `npm test`: everything that must pass before a change is accepted; meant to take less than 15 minutes on two quiet
 * cores.
 */
export const TEST: readonly Stage[] = [
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  vitest('unit', ['--project', `!${WITHOUT_HTTP}`]),
  stories('white'),
  BUILD,
  { ...playwright('main journeys', ['desktop'], ['--grep=@main']), needs: BUILD.name },
];

/**
 * `npm run test:all`: tests that take too long for every change; meant to take less than 45 minutes together with `npm
 * test`.
 */
export const SWEEPS: readonly Stage[] = [
  { name: 'packed ui', command: ['node', 'scripts/packedUi.ts'] },
  pictures('white'),
  BUILD,
  BUILD_QA,
  { ...playwright('e2e', ['desktop'], ['--grep-invert=@main']), needs: BUILD_QA.name },
  {
    name: 'flows in the browser',
    command: ['node', 'apps/web/e2e/qa/main.ts'],
    report: { file: '.cache/qa/report/junit.xml', count: countJunit },
    needs: BUILD_QA.name,
  },
  { ...playwright('races of two tabs', ['races']), needs: BUILD_QA.name },
  { ...playwright('e2e on PostgreSQL', ['postgres']), needs: BUILD.name },
  { ...playwright('e2e on phones', ['phone']), needs: BUILD.name },
  { ...playwright('journeys and accessibility in other modes', ['modes']), needs: BUILD.name },
  { ...playwright('e2e in Firefox', ['firefox']), needs: BUILD.name },
  PLAYGROUND,
  {
    name: 'e2e of the playground',
    command: ['playwright', 'test', '--config', 'apps/playground/playwright.config.ts'],
    report: { file: `${REPORTS}/playground.json`, count: countPlaywright },
    needs: PLAYGROUND.name,
  },
  STORYBOOK,
  {
    name: 'walks and map in Storybook',
    command: ['playwright', 'test', '--config', 'packages/studio/playwright.config.ts'],
    report: { file: `${REPORTS}/studio.json`, count: countPlaywright },
    needs: STORYBOOK.name,
  },
  vitest('server in a browser', ['--config', 'apps/playground/vitest.calls.config.ts']),
];

/** `npm run test:long`: what only repeats other tests with more data or in another mode, for long unattended runs. */
export const LONG: readonly Stage[] = [
  vitest('flows, 10000 fuzz runs', ['--project', 'flows'], { FLOWS_FUZZ: '10000' }),
  vitest(WITHOUT_HTTP, ['--project', WITHOUT_HTTP]),
  { name: 'faults, 1 round', command: ['node', 'apps/server/faults/main.ts', '--rounds', '1', '--any-speed'] },
  vitest('server on both databases', ['--project', 'server'], { TEST_ENGINES: 'all' }),
  vitest('server, 2000 steps of money', ['--project', 'server', 'moneyModel'], { SERVER_FUZZ: '2000' }),
  vitest('server, 500 runs of payouts', ['--project', 'server', 'payoutModel'], { PAYOUT_RUNS: '500' }),
  pictures('black'),
  pictures('rtl'),
  pictures('forced-colours'),
  stories('black'),
  BUILD,
  BUILD_QA,
  { ...playwright('e2e sweeps', ['sweep', 'sweepPhone']), needs: BUILD.name },
];

function stories(theme: 'white' | 'black'): Stage {
  return vitest(`stories in ${theme}`, ['--config', 'vitest.stories.config.ts'], { STORYBOOK_THEME: theme });
}

/** The pictures of all components in a mode of scripts/lib/pictureModes.ts. */
function pictures(mode: string): Stage {
  return vitest(`pictures ${mode}`, ['--config', 'vitest.visual.config.ts', '--project', mode]);
}

function vitest(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Stage {
  const file = reportFile(name);
  return {
    name,
    command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
    report: { file, count: countVitest },
  };
}

function playwright(name: string, projects: readonly string[], filters: readonly string[] = []): Stage {
  const file = reportFile(name);
  return {
    name,
    command: [
      'playwright',
      'test',
      '--config',
      'apps/web/playwright.config.ts',
      '--reporter=list,json',
      ...projects.map((project) => `--project=${project}`),
      ...filters,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, count: countPlaywright },
  };
}

function reportFile(name: string): string {
  return `${REPORTS}/${name.replaceAll(/\W+/g, '-')}.json`;
}
