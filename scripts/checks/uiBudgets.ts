import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { Bytes } from '../../packages/ui/bench/build.ts';
import { UI_BUDGETS } from '../lib/budgets.ts';
import { root, run } from '../lib/run.ts';
import type { Outcome } from './outcome.ts';

/** The size of one import of the library, in kB after gzip, without React, in English only, and without what it loads on demand. */
export interface Weight {
  /** 'components/Button' */
  readonly entry: string;
  readonly js: number;
  readonly css: number;
}

const OUT = join(root, '.cache/ui');
const FOLDERS = ['components', 'finance'];
/** Peer dependencies, which are not counted. */
const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react/compiler-runtime', 'react-dom/client'];

/** React Aria includes messages in 34 languages; an app keeps those that it supports. */
const englishOnly: Plugin = {
  name: 'english-alone',
  setup(bundle) {
    bundle.onResolve({ filter: /\/[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      path.includes('/en-US.') ? undefined : { path, namespace: 'no-words' },
    );
    bundle.onLoad({ filter: /.*/, namespace: 'no-words' }, () => ({ contents: 'export default {}' }));
  },
};

/** Builds packages/ui as it is published, and measures the size of each import. */
export async function checkUiBudgets(): Promise<Outcome> {
  const built = await run('vite', ['build', 'packages/ui', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'error']);
  if (!built.ok) return { ok: false, line: 'the build failed', details: built.output };
  const weighed = await run('node', ['packages/ui/bench/weigh.ts']);
  if (!weighed.ok) return { ok: false, line: 'the page of the benchmark was not built', details: weighed.output };
  const page: Bytes = JSON.parse(weighed.output);
  const weights = await weighEntries();
  const styles = await readFile(join(OUT, 'styles.css'));
  const heaviest = weights.toSorted((a, b) => b.js - a.js)[0];
  const measured: Readonly<Record<keyof typeof UI_BUDGETS, number>> = {
    'Button, JS': weights.find(({ entry }) => entry === 'components/Button')?.js ?? Number.POSITIVE_INFINITY,
    'heaviest import, JS': heaviest?.js ?? 0,
    'all styles': kilobytes(styles),
    'investor page, JS + CSS': page.js + page.css,
    'investor page, CSS': page.css,
  };
  const rows = Object.entries(measured) as [keyof typeof UI_BUDGETS, number][];
  const over = rows.filter(([name, size]) => size > UI_BUDGETS[name].limit);
  return {
    ok: over.length === 0,
    line: rows.map(([name, size]) => describe(name, size)).join(', '),
    details: over.map(([name, size]) => `${describe(name, size)} is over its limit`).join('\n'),
  };
}

/** The size of each import of the library that was built in .cache/ui. */
export async function weighEntries(): Promise<readonly Weight[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(join(OUT, folder))).map((name) => `${folder}/${name}`)),
  );
  return Promise.all(names.flat().map(weighEntry));
}

async function weighEntry(entry: string): Promise<Weight> {
  const file = join(OUT, entry, 'index.js');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: OUT,
    external: [...REACT, '*.woff2'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [englishOnly],
    logLevel: 'silent',
  });
  const initial = initialFiles(metafile, relative(root, file));
  const size = (isCounted: (path: string) => boolean) =>
    sum(outputFiles.filter(({ path }) => isCounted(path)).map(({ contents }) => kilobytes(contents)));
  return {
    entry,
    js: size((path) => initial.has(relative(root, path))),
    css: size((path) => path.endsWith('.css')),
  };
}

/** The scripts that are loaded with an entry. */
function initialFiles({ outputs }: Metafile, entryPoint: string): ReadonlySet<string> {
  const files = new Set(Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entryPoint));
  for (const file of files) {
    const imports = outputs[file]?.imports ?? [];
    for (const { path, kind } of imports) if (kind === 'import-statement' && outputs[path]) files.add(path);
  }
  return files;
}

function describe(name: keyof typeof UI_BUDGETS, size: number): string {
  const { limit, goal } = UI_BUDGETS[name];
  return `${name} ${size.toFixed(1)} of ${limit}${goal < limit ? ` (goal ${goal})` : ''} kB`;
}

const kilobytes = (content: Uint8Array) => gzipSync(content).length / 1000;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
