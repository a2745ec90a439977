import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromium } from './chromium.ts';

/** The display options of a story test run, read by .storybook/preview.tsx. */
export interface StoryMode {
  readonly name: string;
  readonly theme: 'white' | 'black';
  /** @default 'en-US' */
  readonly locale?: string;
  /** Whether the system's own palette is used (forced colours). @default false */
  readonly isForcedColors?: boolean;
  /** Whether only the stories tagged `vrt` run, each compared with its picture. @default false */
  readonly isVisual?: boolean;
}

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// Vite does not expand `react-aria-components/*`: the package's `exports` hide its files behind a pattern.
const ariaSubpaths = readdirSync(at('node_modules/react-aria-components/dist/exports/'))
  .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
  .map((file) => `react-aria-components/${file.replace('.mjs', '')}`);

// A dependency that is discovered during a run would reload the page under a test, so each one that a browser loads is
// listed.
const dependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  ...ariaSubpaths,
  'react-aria/SSRProvider',
  'react-aria/mergeRefs',
  'react-aria/useObjectRef',
  '@lucide/icons',
  'uqr',
  '@vanilla-extract/css',
  '@vanilla-extract/css/fileScope',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes',
  '@vanilla-extract/recipes/createRuntimeFn',
  'xstate',
  '@xstate/react',
  'react-router-dom',
  'openapi-fetch',
  'fflate',
  'libphonenumber-js/min',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/addon-a11y/preview',
  '@storybook/react-vite',
  'storybook/test',
];

/** A Vitest project that runs every story as a test in Chromium, in one mode. */
export function storyProject({ name, theme, locale, isForcedColors = false, isVisual = false }: StoryMode) {
  return {
    plugins: [storybookTest({ configDir: at('.storybook'), ...(isVisual && { tags: { include: ['vrt'] } }) })],
    define: {
      'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme),
      'import.meta.env.STORYBOOK_LOCALE': JSON.stringify(locale ?? 'en-US'),
      'import.meta.env.STORYBOOK_VISUAL': JSON.stringify(isVisual ? name : ''),
      // React Aria's Virtualizer needs it in tests; without it, it would render every row.
      'process.env.VIRT_ON': 'true',
    },
    cacheDir: `node_modules/.vite/${name.replaceAll(' ', '-')}`,
    optimizeDeps: { include: dependencies },
    test: {
      name,
      testTimeout: 60_000,
      // One page for all files of a worker: reloading everything for each of them takes as long as its stories, and a
      // browser does not last for hundreds of pages. .storybook/preview.tsx cleans up after each story.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: chromium,
          contextOptions: { reducedMotion: 'reduce', ...(isForcedColors && { forcedColors: 'active' }) },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}
