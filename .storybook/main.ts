import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';
import { keelVersion } from './keelVersion.ts';
import { relativeDocgenPaths } from './relativeDocgenPaths.ts';
import { storyFiles } from './storyFiles.ts';
import { storyModules } from './storyModules.ts';
import { withoutTestStories } from './withoutTestStories.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The data of the last `npm run qa`, if there was one: the sidebar marks the states in which it failed. */
const QA_REPORT = '../.cache/qa/report/data.js';
const hasQaReport = existsSync(new URL(QA_REPORT, import.meta.url));

/** Props of React Aria's elements that users of our components do not need. */
const HIDDEN_PROPS = new Set(['slot', 'suppressHydrationWarning']);

/**
 * How prop tables are generated from the types: with the values of unions, and without unstable props and attributes
 * that every HTML element has.
 */
const docgenOptions = {
  tsconfigPath: 'packages/ui/tsconfig.json',
  include: ['packages/ui/src/**/*.tsx'],
  exclude: ['**/*.stories.tsx', 'packages/ui/src/test/**'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ name, parent }: { name: string; parent?: { name: string; fileName: string } }) =>
    !HIDDEN_PROPS.has(name) &&
    !name.startsWith('UNSTABLE_') &&
    !/node_modules\/@types\//.test(parent?.fileName ?? '') &&
    !/^GlobalDOM(Attributes|Events)$/.test(parent?.name ?? ''),
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storyFiles,
  // scripts/chromatic.ts: no pictures are taken of stories that only test.
  experimental_indexers: (indexers = []) =>
    process.env.CHROMATIC_STORIES ? indexers.map(withoutTestStories) : indexers,
  addons: [
    // Tables in .mdx pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // For the fault report, and for the marks in the sidebar.
  env: (env) => ({
    ...env,
    STORYBOOK_KEEL_VERSION: keelVersion(ROOT),
    STORYBOOK_QA_REPORT: hasQaReport ? 'yes' : 'no',
  }),
  // Inter for Storybook's own pages, served locally.
  staticDirs: [
    {
      from: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      to: '/fonts/inter.woff2',
    },
    ...(hasQaReport ? [{ from: QA_REPORT, to: '/qa-report.js' }] : []),
  ],
  typescript: {
    // Tests need no prop tables.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    // The declared type of the options is undefined: the types of that plugin are not resolved.
    reactDocgenTypescriptOptions: docgenOptions as never,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [storyModules(), vanillaExtractPlugin(), react({ compiler: true }), relativeDocgenPaths(ROOT)],
      resolve: { conditions: ['keel-source', ...defaultClientConditions] },
      // For the backend of walks, as in apps/playground/vite.config.ts: a module worker; PGlite must find its files by their URLs.
      worker: { format: 'es' },
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    }),
};

export default config;
