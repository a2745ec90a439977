// Prints the figures of the studio and of the last browser run:  npm run studio:figures [-- --build] [--browser]
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { traceRequirements } from '../../../scripts/lib/requirements.ts';
import { run } from '../../../scripts/lib/run.ts';
import type { QaReport } from '../src/report/QaReport.ts';
import { type Build, buildFigures, type IndexEntry, type Measured, measuredFigures } from './figures/buildFigures.ts';
import { type Figure, formatFigures, share } from './figures/Figure.ts';
import { flowFigures, recordOf } from './figures/flowFigures.ts';
import { qaFigures } from './figures/qaFigures.ts';

const usage = `Prints the figures of the studio and of the last run of npm run qa.

  npm run studio:figures [-- --build] [--browser]

  --build    builds Storybook into storybook-static first, and measures how long it takes
  --browser  opens the first page and every page and story of the flows in Chromium, and counts requests and errors

What needs a build or a browser is otherwise printed as it was measured last, with the date.`;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const STATIC = join(ROOT, 'storybook-static');
/** The pages and stories that `--browser` opens. */
const OPENED = /^flows-(?:diagrams|states|map)/;
/** Deleted with the build that it describes. */
const MEASURED = join(STATIC, 'figures.json');

const { values } = parseArgs({
  options: { build: { type: 'boolean' }, browser: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (values.help === true) console.log(usage);
else {
  if (values.build === true) await build();
  if (values.browser === true) await browse();
  await print();
}

async function build(): Promise<void> {
  const { ok, output, seconds } = await run('npm', ['run', '-s', 'build-storybook']);
  if (!ok) throw new Error(`Storybook could not be built.\n${output}`);
  await keep({ build: { seconds, at: new Date().toISOString() } });
}

async function browse(): Promise<void> {
  const built = await readBuild();
  if (built === null) throw new Error('There is no built Storybook. Run: npm run studio:figures -- --build --browser');
  const { measureBrowser } = await import('./figures/measureBrowser.ts');
  await keep({ browser: await measureBrowser(built.ids) });
}

async function print(): Promise<void> {
  const built = await readBuild();
  const { rows } = await traceRequirements();
  const named = rows.filter(({ references }) => references.length > 0).length;
  const requirements: Figure = {
    name: 'requirements that a test names',
    value: share(named, rows.length),
    source: 'npm run conformance',
  };
  const axeOff = await filesWithoutAxe(built?.entries ?? []);
  const groups = [
    { title: 'Flows', figures: [...(await flowFigures()), requirements] },
    {
      title: 'Storybook',
      figures: [
        ...buildFigures(built, (file) => axeOff.has(file)),
        ...(await pictures()),
        ...measuredFigures(await readMeasured()),
      ],
    },
    { title: 'Browser runs', figures: qaFigures(await readQaReport(), requirementsOf) },
  ];
  console.log(formatFigures(groups));
}

function requirementsOf(flow: string, transition: string): readonly string[] {
  return recordOf(flow).diagram.transitions.find(({ name }) => name === transition)?.requirements ?? [];
}

async function pictures(): Promise<readonly Figure[]> {
  const files = await readdir(join(ROOT, 'packages/ui/pictures'), { recursive: true });
  const count = files.filter((file) => file.endsWith('.png')).length;
  return [
    { name: 'pictures of components', value: String(count), source: 'npm run pictures; Chromatic has those of states' },
  ];
}

async function readBuild(): Promise<(Build & { readonly ids: readonly string[] }) | null> {
  const index = join(STATIC, 'index.json');
  const text = await readFile(index, 'utf8').catch(() => null);
  if (text === null) return null;
  const { entries } = JSON.parse(text) as { readonly entries: Readonly<Record<string, IndexEntry>> };
  return {
    entries: Object.values(entries),
    ids: Object.keys(entries).filter((id) => OPENED.test(id)),
    bytes: await bytesIn(STATIC),
    builtAt: (await stat(index)).mtime.toISOString(),
  };
}

async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The story files that turn axe off. */
async function filesWithoutAxe(entries: readonly IndexEntry[]): Promise<ReadonlySet<string>> {
  const files = [...new Set(entries.map(({ importPath }) => importPath))];
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(join(ROOT, file), 'utf8')] as const));
  return new Set(texts.filter(([, text]) => /a11y: \{ (?:test: 'off'|disable: true)/.test(text)).map(([file]) => file));
}

async function readMeasured(): Promise<Measured> {
  const text = await readFile(MEASURED, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Measured;
}

async function keep(measured: Measured): Promise<void> {
  await mkdir(STATIC, { recursive: true });
  await writeFile(MEASURED, JSON.stringify({ ...(await readMeasured()), ...measured }));
}

/** The data of the report's page is a script that sets a global variable. */
async function readQaReport(): Promise<QaReport | null> {
  const text = await readFile(join(ROOT, '.cache/qa/report/data.js'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as QaReport);
}
