import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CSS_TARGET } from './scripts/cssTarget.ts';

const src = fileURLToPath(new URL('src/', import.meta.url));
const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const foreign = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Every public entry of the package: what `exports` of package.json names. */
const entries = [
  'index.ts',
  'providers.ts',
  'styles/index.ts',
  'styles/brands.ts',
  ...readdirSync(`${src}i18n/messages`).map((name) => `i18n/messages/${name}`),
  ...['components', 'finance'].flatMap((folder) =>
    readdirSync(`${src}${folder}`).map((name) => `${folder}/${name}/index.ts`),
  ),
];

/**
 * Builds the package as others install it: one module for each of ours, so that a bundler takes only what is used, and
 * beside it the CSS it needs as a plain import. Whoever installs it needs no vanilla-extract.
 */
export default defineConfig({
  base: './',
  plugins: [vanillaExtractPlugin(), react({ compiler: true }), importOwnStyles(), importOnDemand()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: CSS_TARGET,
    minify: false,
    cssMinify: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: entries.map((entry) => `${src}${entry}`),
      preserveEntrySignatures: 'strict',
      // No line in each module that says which file of ours it was: its own name does.
      experimental: { attachDebugInfo: 'none' },
      external: (id) => foreign.some((name) => id === name || id.startsWith(`${name}/`)) && !id.endsWith('.woff2'),
      output: {
        // What a thing is for stands in the declarations.
        comments: { jsdoc: false },
        preserveModules: true,
        preserveModulesRoot: src,
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});

/** Vite takes CSS imports out of the modules it builds; a library has to leave them in. */
function importOwnStyles(): Plugin {
  return {
    name: 'keel-import-own-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset') asset.fileName = plainName(asset.fileName);
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map(
          (file) => `import '${relative(dirname(chunk.fileName), plainName(file)).replace(/^(?!\.)/, './')}';\n`,
        );
        chunk.code = styles.join('') + chunk.code;
      }
    },
  };
}

/**
 * Vite wraps an `import()` of what it builds, to load its styles ahead. A library has to leave it as it is: whoever builds
 * with it wraps it again, under the same name. Throws where one is written in a way that this does not know.
 */
function importOnDemand(): Plugin {
  return {
    name: 'keel-import-on-demand',
    writeBundle({ dir = '' }, bundle) {
      for (const { fileName } of Object.values(bundle)) {
        if (!fileName.endsWith('.js')) continue;
        const file = `${dir}/${fileName}`;
        if (fileName.endsWith('preload-helper.js')) {
          rmSync(file);
          continue;
        }
        const code = readFileSync(file, 'utf8');
        if (!code.includes('__vite')) continue;
        const plain = code
          .replace(/^const __vite__mapDeps=.*\n/m, '')
          .replace(/^import \{ __vitePreload \} from .*\n/m, '')
          .replaceAll('__vitePreload(', '(')
          .replaceAll(/, (?:__vite__mapDeps\(\[[\d,]*\]\)|\[\]), import\.meta\.url\)/g, ')()');
        if (/__vite|import\.meta/.test(plain)) throw new Error(`${fileName} still has a wrapped import.`);
        writeFileSync(file, plain);
      }
    },
  };
}

/** `Button.css.ts.vanilla.css`, as vanilla-extract names what it made of `Button.css.ts`, without the ways it came. */
function plainName(file: string): string {
  return file.replace(/\.css\.ts\.vanilla\.css$/, '.css');
}
