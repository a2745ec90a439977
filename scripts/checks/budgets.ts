import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS, type Budget, WORKER_BUDGET } from '../lib/budgets.ts';
import { root, run } from '../lib/run.ts';
import type { Outcome } from './outcome.ts';
import { checkWorkerPackages } from './workerPackages.ts';

/** What vite's manifest says of one module: its file, and what loads with it. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

const OUT = '.cache/budgets';

/** Builds the app and weighs what each page loads. */
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

  const rows = await Promise.all(
    BUDGETS.map(async (budget) => {
      const files = filesOf(manifest, ['index.html', ...budget.modules], budget.kind);
      const sizes = await Promise.all(files.map((file) => gzippedSize(join(root, OUT, file))));
      return { budget, size: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
    }),
  );
  const over = rows.filter(({ budget, size }) => size > budget.limit);
  const worker = await weighWorker();
  const faults = [
    ...over.map(({ budget, size }) => `${describe(budget, size)} is over its limit of ${budget.limit} kB`),
    ...(worker.isOver ? [`${worker.line} is over its limit of ${WORKER_BUDGET.limit} kB`] : []),
    await checkWorkerPackages(),
  ].filter((fault) => fault !== '');
  return {
    ok: faults.length === 0,
    line: [...rows.map(({ budget, size }) => describe(budget, size)), worker.line].join(', '),
    details: faults.join('\n'),
  };
}

/** The wallet worker is one file: were it two, one of them would be loaded past this limit. */
async function weighWorker(): Promise<{ readonly line: string; readonly isOver: boolean }> {
  const { file, limit, goal } = WORKER_BUDGET;
  const [name, ...more] = (await readdir(join(root, OUT, 'assets'))).filter((found) => file.test(found));
  if (name === undefined || more.length > 0) throw new Error('The build has not exactly one wallet worker.');
  const size = (await gzippedSize(join(root, OUT, 'assets', name))) / 1000;
  return { line: describe({ name: 'wallet worker', kind: 'js', goal }, size), isOver: size > limit };
}

/** Every file of one kind that these modules load by themselves; what they load later, on demand, does not count. */
export function filesOf(manifest: Manifest, modules: readonly string[], kind: Budget['kind']): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry) throw new Error(`${key} is not in the manifest: correct its path in scripts/lib/budgets.ts`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  const entries = [...seen].map((key) => manifest[key]).filter((entry) => entry !== undefined);
  const files = entries.flatMap(({ file, css = [] }) => (kind === 'js' ? [file] : css));
  return [...new Set(files)];
}

async function gzippedSize(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}

function describe({ name, kind, goal }: Pick<Budget, 'name' | 'kind' | 'goal'>, size: number): string {
  return `${name} ${size.toFixed(1)} kB ${kind}${size > goal ? ` (goal ${goal})` : ''}`;
}
