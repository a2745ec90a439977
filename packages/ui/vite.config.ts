import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CSS_TARGET } from './scripts/cssTarget.ts';

const src = fileURLToPath(new URL('src/', import.meta.url));
const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const foreign = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Every public entry of the package, as in `exports` of package.json. */
const entries = [
  'index.ts',
  'providers.ts',
  'brand/index.ts',
  'styles/index.ts',
  ...readdirSync(`${src}i18n/messages`).map((name) => `i18n/messages/${name}`),
  ...['components', 'finance'].flatMap((folder) =>
    readdirSync(`${src}${folder}`).map((name) => `${folder}/${name}/index.ts`),
  ),
];

/** Modules without components that export browser-only code. */
const CLIENT_ENTRIES: ReadonlySet<string> = new Set(['providers.ts']);

/**
 * Builds the published package: one module for each source module, so that a bundler includes only what is used, and one
 * style sheet, `styles.css`. No module imports CSS, so Node can load them unchanged, and users do not need
 * vanilla-extract.
 */
export default defineConfig({
  base: './',
  plugins: [vanillaExtractPlugin(), react({ compiler: true }), markClientModules(), importOnDemand()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: CSS_TARGET,
    cssCodeSplit: false,
    minify: false,
    cssMinify: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: entries.map((entry) => `${src}${entry}`),
      preserveEntrySignatures: 'strict',
      // No line in each module with its source file: its own name says that.
      experimental: { attachDebugInfo: 'none' },
      external: (id) => foreign.some((name) => id === name || id.startsWith(`${name}/`)) && !id.endsWith('.woff2'),
      output: {
        // Documentation comments are in the declarations.
        comments: { jsdoc: false },
        preserveModules: true,
        preserveModulesRoot: src,
        // `npm pack` leaves out each folder called node_modules.
        entryFileNames: ({ name }) => `${name.replace(/^node_modules\//, 'vendor/')}.js`,
        chunkFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? 'styles.css' : '[name][extname]'),
      },
    },
  },
});

/**
 * Marks each module with components or hooks as client code for React's server components. A module that only
 * re-exports is not marked: a framework checks the module with the component.
 */
function markClientModules(): Plugin {
  return {
    name: 'keel-mark-client-modules',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.startsWith(src)) continue;
        if (chunk.facadeModuleId.endsWith('.tsx') || CLIENT_ENTRIES.has(relative(src, chunk.facadeModuleId)))
          chunk.code = `'use client';\n${chunk.code}`;
      }
    },
  };
}

/**
 * Vite wraps an `import()` in its output, to preload its styles. A library must leave it unchanged, since the app's
 * build wraps it again under the same name. Throws if one has an unknown form.
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
