import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { CSS_TARGET } from '../scripts/cssTarget.ts';

/** The variants of the page: with our components, with React Aria's components only, with plain React. */
export const ENTRIES = ['keel', 'aria', 'plain'] as const;

export type Entry = (typeof ENTRIES)[number];

/** The folder of the built pages. */
export const PAGES = fileURLToPath(new URL('../../../.cache/bench-ui', import.meta.url));

const here = fileURLToPath(new URL('.', import.meta.url));

/** The size of what a page loads, in kB of 1000 bytes after gzip, without fonts. */
export interface Bytes {
  readonly js: number;
  readonly css: number;
}

/** Builds one page like an app, in English only, and measures its size. */
export async function buildPage(entry: Entry): Promise<Bytes> {
  const out = join(PAGES, entry);
  const built = await build({
    configFile: false,
    root: here,
    // The pages are folders of one server.
    base: './',
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin(),
      react({ compiler: true }),
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    ],
    resolve: { conditions: ['keel-source', ...defaultClientConditions] },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(here, 'pages', `${entry}.tsx`),
        output: {
          entryFileNames: 'page.js',
          chunkFileNames: 'part-[name].js',
          assetFileNames: '[name][extname]',
          // As in the app: everything that is loaded initially is one file.
          codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        },
      },
    },
  });
  const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const { scripts, styles } = loadedAtOnce(chunks.filter((part) => part.type === 'chunk'));
  await writeFile(join(out, 'index.html'), html(styles));
  return { js: await weigh(out, scripts), css: await weigh(out, styles) };
}

/** The page, all static imports and their styles, without what it loads later. */
function loadedAtOnce(chunks: readonly Rolldown.OutputChunk[]) {
  const scripts = new Set(['page.js']);
  const styles = new Set<string>();
  // Iterating over a set includes values that are added meanwhile.
  for (const file of scripts) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const part of chunk?.imports ?? []) scripts.add(part);
    for (const sheet of chunk?.viteMetadata?.importedCss ?? []) styles.add(sheet);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

async function weigh(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(folder, file))).length / 1000),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

const html = (styles: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Page</title>
    <link rel="icon" href="data:,">
    ${styles.map((file) => `<link rel="stylesheet" href="./${file}">`).join('\n    ')}
    <script type="module" src="./page.js"></script>
  </head>
  <body></body>
</html>
`;
