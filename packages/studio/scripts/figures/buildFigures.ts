import { type Figure, share } from './Figure.ts';

/** An entry of the index of a built Storybook, storybook-static/index.json. */
export interface IndexEntry {
  readonly type: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
}

/** A built Storybook. */
export interface Build {
  readonly entries: readonly IndexEntry[];
  readonly bytes: number;
  /** When it was built, ISO 8601. */
  readonly builtAt: string;
}

/** What `npm run studio:figures -- --build` and `--browser` measured, each with its date. */
export interface Measured {
  readonly build?: { readonly seconds: number; readonly at: string };
  readonly browser?: BrowserMeasurement;
}

export interface BrowserMeasurement {
  readonly at: string;
  /** Ms from the request of the first page until its heading is visible. */
  readonly firstPage: number;
  /** Pages and stories that were opened. */
  readonly opened: number;
  /** Requests to other hosts. */
  readonly requests: readonly string[];
  /** Errors in the console, and errors of the page. */
  readonly errors: readonly string[];
}

const COMMAND = 'npm run studio:figures --';

/** The figures of the static build. */
export function buildFigures(build: Build | null, isAxeOff: (file: string) => boolean): readonly Figure[] {
  if (build === null) return [{ name: 'stories', value: 'not known', source: `${COMMAND} --build builds Storybook` }];
  const stories = build.entries.filter(({ type }) => type === 'story');
  const checked = stories.filter(({ tags = [], importPath }) => tags.includes('test') && !isAxeOff(importPath));
  const shown = stories.filter(({ tags = [] }) => tags.includes('dev'));
  return [
    { name: 'stories', value: String(stories.length), source: `${shown.length} in the sidebar, the others only test` },
    {
      name: 'stories that fail for an axe violation',
      value: share(checked.length, stories.length),
      source: 'the others are walks and pages of several stories at once',
    },
    { name: 'pages', value: String(build.entries.length - stories.length), source: 'documentation and flows' },
    {
      name: 'size of the build',
      value: `${(build.bytes / 1e6).toFixed(1)} MB`,
      source: `built ${minute(build.builtAt)} UTC`,
    },
  ];
}

/** What was measured with a clock or a browser; a machine that is busy makes times longer. */
export function measuredFigures({ build, browser }: Measured): readonly Figure[] {
  return [
    build === undefined
      ? { name: 'time to build', value: 'not measured', source: `${COMMAND} --build` }
      : {
          name: 'time to build',
          value: `${build.seconds.toFixed(0)} s`,
          source: `goal 90 s; measured ${minute(build.at)} UTC`,
        },
    ...(browser === undefined
      ? [{ name: 'first page, requests, errors', value: 'not measured', source: `${COMMAND} --browser` }]
      : browserFigures(browser)),
  ];
}

function browserFigures({ at, firstPage, opened, requests, errors }: BrowserMeasurement): readonly Figure[] {
  const source = `in ${opened} pages and stories, measured ${minute(at)} UTC`;
  const first = (list: readonly string[]) => (list.length === 0 ? source : `${source}: ${list[0]}`);
  return [
    {
      name: 'time to the first page',
      value: `${(firstPage / 1000).toFixed(1)} s`,
      source: `goal 3 s; measured ${minute(at)} UTC`,
    },
    { name: 'requests to other hosts', value: String(requests.length), source: first(requests) },
    { name: 'errors in the console', value: String(errors.length), source: first(errors) },
  ];
}

/** '2026-11-28 12:25'. */
function minute(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
