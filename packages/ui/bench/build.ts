import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

/** The ways in which the page is written: in ours, in the parts of React Aria alone, in plain React. */
export const ENTRIES = ['keel', 'aria', 'plain'] as const;

export type Entry = (typeof ENTRIES)[number];

/** Where the built pages stand. */
export const PAGES = fileURLToPath(new URL('../../../.cache/bench-ui', import.meta.url));

const here = fileURLToPath(new URL('.', import.meta.url));

/** What a page loads, in kB of 1000 bytes after gzip, fonts aside. */
export interface Bytes {
  readonly js: number;
  readonly css: number;
}

/** Builds one page as an app is built, English alone, and weighs it. */
export async function buildPage(entry: Entry): Promise<Bytes> {
  const out = join(PAGES, entry);
  await build({
    configFile: false,
    root: here,
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
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(here, 'pages', `${entry}.tsx`),
        output: { entryFileNames: 'page.js', chunkFileNames: 'part-[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const files = await readdir(out);
  const styles = files.filter((file) => file.endsWith('.css'));
  await writeFile(join(out, 'index.html'), html(styles));
  // What is loaded on demand is not loaded with the page.
  return { js: await weigh(out, ['page.js']), css: await weigh(out, styles) };
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
