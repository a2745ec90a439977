import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The sources of the app without its tests, by path from the repository's folder. */
export type App = ReadonlyMap<string, string>;

export async function readApp(): Promise<App> {
  const files: string[] = [];
  for await (const file of glob('apps/web/src/**/*.{ts,tsx}', { cwd: root })) files.push(file.replaceAll('\\', '/'));
  const sourceFiles = files.filter((file) => !/\.test\.tsx?$/.test(file)).toSorted();
  return new Map(
    await Promise.all(sourceFiles.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)),
  );
}

/** The files of the app that a file imports, statically or on demand. */
export function importsOf(app: App, file: string): string[] {
  const text = app.get(file) ?? '';
  return [...text.matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => app.has(path));
}

/** The distance of each file from the first, by imports; the first has distance 0. */
export function distancesFrom(app: App, file: string): ReadonlyMap<string, number> {
  const distances = new Map([[file, 0]]);
  // Iterating over a map includes entries that are added meanwhile.
  for (const [each, distance] of distances) {
    for (const next of importsOf(app, each)) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}

/** Whether a file runs the machine of a flow; stories and their helpers do not count. */
export function runs(app: App, file: string, flow: string): boolean {
  return (
    !isStoryFile(file) &&
    new RegExp(`\\b${flow}(?:Machine|Of)\\b`).test((app.get(file) ?? '').replaceAll(/import type[^;]*;/g, ''))
  );
}

export function isStoryFile(file: string): boolean {
  return file.endsWith('.stories.tsx') || file.includes('/stories/');
}
