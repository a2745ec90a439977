import { readdirSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { GROUPS } from '../../../.storybook/groups.ts';
import type { FlowComponent, FlowFile } from '../src/page/types.ts';
import { type App, distancesFrom, importsOf, isStoryFile, runs } from './app.ts';
import { stageOf } from './routeOf.ts';

export interface Uses {
  readonly users: readonly FlowFile[];
  readonly screens: readonly FlowFile[];
  readonly components: readonly FlowComponent[];
}

/**
 * The files of the app that use a flow.
 *
 * @param stateStory the id of a story of a state of the flow, which shows the screen of its stage
 */
export function usesOf(app: App, flow: string, stateStory: string | null): Uses {
  const staged = importsOf(app, stageOf(flow));
  const shownFile = (path: string): FlowFile => ({
    path,
    story: storyBeside(app, path) ?? (staged.includes(path) ? stateStory : null),
  });
  const users = [...app.keys()].filter((file) => runs(app, file, flow));
  const screens = [...app.keys()].filter((file) => {
    if (!file.endsWith('Screen.tsx') || isStoryFile(file)) return false;
    const reached = distancesFrom(app, file);
    return users.some((user) => featureOf(user) === featureOf(file) && reached.has(user));
  });
  // A hook renders nothing, so the component that calls it counts.
  const drawing = users.flatMap((user) => (user.endsWith('.tsx') ? [user] : importersOf(app, user)));
  const parts = new Set(
    drawing.flatMap((part) =>
      [...distancesFrom(app, part).keys()].filter((file) => featureOf(file) === featureOf(part)),
    ),
  );
  // A file outside of the features is used by many of them, so only its own imports count.
  const shown = [...parts].filter((file) => featureOf(file) !== null || users.includes(file));
  const names = new Set(shown.flatMap((file) => namesFrom(app.get(file) ?? '', '@keel/ui')));
  return {
    users: users.map(shownFile),
    screens: screens.map(shownFile),
    components: [...PAGES].filter(([name]) => names.has(name)).map(([name, page]) => ({ name, page })),
  };
}

/** The id of the first story in the story file beside a file; null if there is none. */
function storyBeside(app: App, path: string): string | null {
  const text = app.get(path.replace(/\.tsx?$/, '.stories.tsx')) ?? '';
  const title = /title: '([^']+)'/.exec(text)?.[1];
  const exported = /^export const (\w+): Story\b/m.exec(text)?.[1];
  return title === undefined || exported === undefined ? null : toId(title, storyNameFromExport(exported));
}

/** The files of the same feature that import a file. */
function importersOf(app: App, file: string): string[] {
  return [...app.keys()].filter(
    (each) => !isStoryFile(each) && featureOf(each) === featureOf(file) && importsOf(app, each).includes(file),
  );
}

/** 'auth' for a file below features/auth; null elsewhere. */
function featureOf(file: string): string | null {
  return /\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** The page of each component of packages/ui in Storybook. */
const PAGES: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(GROUPS).flatMap(([group, names]) => names.map((name) => [name, group] as const)),
    ...readdirSync(new URL('../../ui/src/finance/', import.meta.url)).map((name) => [name, 'Finance'] as const),
  ]
    .map(([name, group]): [string, string] => [name, toId(`${group}/${name}`, 'docs')])
    .toSorted(([one], [other]) => one.localeCompare(other)),
);

/** The values that a file imports from a package, without types. */
function namesFrom(text: string, source: string): string[] {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${source}'`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? ''),
  );
}
