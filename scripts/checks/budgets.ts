import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BUDGETS, DEVELOPMENT_ONLY, STYLES_BUDGET, WORKER_BUDGET } from '../lib/budgets.ts';
import { root, run } from '../lib/run.ts';
import type { Outcome } from './outcome.ts';
import { checkWorkerPackages } from './workerPackages.ts';

/** One module in Vite's manifest: its file and its imports. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

const OUT = '.cache/budgets';

/** Builds the app and measures what each page loads. */
export async function checkBudgets(): Promise<Outcome> {
  const build = await run('vite', [
    'build',
    'apps/web',
    '--manifest',
    '--outDir',
    join(root, OUT),
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]);
  if (!build.ok) return { ok: false, line: 'the build failed', details: build.output };
  const manifest: Manifest = JSON.parse(await readFile(join(root, OUT, '.vite/manifest.json'), 'utf8'));

  const pages = await Promise.all(
    BUDGETS.map(async ({ name, modules, limit }) => {
      const files = filesOf(manifest, ['index.html', ...modules]);
      return { name, limit, size: await sizeOf(files.map((file) => join(root, OUT, file))) };
    }),
  );
  const rows = [
    ...pages,
    { name: 'all styles', limit: STYLES_BUDGET.limit, size: await weighOne(STYLES_BUDGET.file) },
    { name: 'wallet worker', limit: WORKER_BUDGET.limit, size: await weighOne(WORKER_BUDGET.file) },
  ];
  const faults = [
    ...rows
      .filter(({ size, limit }) => size > limit)
      .map((row) => `${describe(row)} is over its limit of ${row.limit} kB`),
    await checkWorkerPackages(),
    ...developmentCodeIn(await scriptsOf(join(root, OUT, 'assets'))),
  ].filter((fault) => fault !== '');
  return { ok: faults.length === 0, line: rows.map(describe).join(', '), details: faults.join('\n') };
}

/** The text of every script of a build. */
async function scriptsOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/** A sentence for each development-only part of the repository that is found in one of these scripts. */
export function developmentCodeIn(scripts: readonly string[]): string[] {
  const leaked = DEVELOPMENT_ONLY.filter(({ texts }) =>
    texts.some((text) => scripts.some((script) => script.includes(text))),
  );
  return leaked.map(({ folder }) => `the build of the app has ${folder} in it, which is for development`);
}

/** The styles and the wallet worker are one file each; a second file would not count towards the limit. */
async function weighOne(pattern: RegExp): Promise<number> {
  const [name, ...more] = (await readdir(join(root, OUT, 'assets'))).filter((found) => pattern.test(found));
  if (name === undefined || more.length > 0)
    throw new Error(`The build does not have exactly one file like ${pattern}.`);
  return sizeOf([join(root, OUT, 'assets', name)]);
}

/** All scripts that these modules import statically; dynamic imports are counted by apps/web/e2e/pageLoad.e2e.ts. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry) throw new Error(`${key} is not in the manifest: correct its path in scripts/lib/budgets.ts`);
    if (visited.has(key)) return;
    visited.add(key);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  const files = [...visited].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)];
}

/** The size that the server sends, in kB: with brotli, except for files that are too short for it. */
async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(`${file}.br`).then(
        ({ size }) => size,
        async () => (await stat(file)).size,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function describe({ name, size }: { readonly name: string; readonly size: number }): string {
  return `${name} ${size.toFixed(1)} kB`;
}
