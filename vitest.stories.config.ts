import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './scripts/lib/chromium.ts';

/**
 * Every story runs with its play function and axe in both themes: one project a theme, which differ in one constant
 * that .storybook/preview.tsx reads. A second story run costs less than to mount each story twice in one test and,
 * unlike it, leaves play functions alone. STORYBOOK_THEME=white or black runs one of them.
 */
const themes = process.env.STORYBOOK_THEME ? [process.env.STORYBOOK_THEME] : ['white', 'black'];

// Vite does not expand `react-aria-components/*`: the package's `exports` hide its files behind a pattern.
const ariaSubpaths = readdirSync(new URL('node_modules/react-aria-components/dist/exports/', import.meta.url))
  .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
  .map((file) => `react-aria-components/${file.replace('.mjs', '')}`);

// Found in the middle of a run, a dependency would reload the page under a test: name each one that a browser loads.
const dependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  ...ariaSubpaths,
  'lucide-react',
  '@vanilla-extract/css',
  '@vanilla-extract/css/fileScope',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes',
  '@vanilla-extract/recipes/createRuntimeFn',
  'xstate',
  '@xstate/react',
  'react-router-dom',
  'openapi-fetch',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/addon-a11y/preview',
  '@storybook/react-vite',
  'storybook/test',
];

export default defineConfig({
  test: {
    projects: themes.map((theme) => ({
      plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
      define: {
        'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme),
        // React Aria's Virtualizer asks for it in tests; without it, it would draw every row.
        'process.env.VIRT_ON': 'true',
      },
      cacheDir: `node_modules/.vite/stories-${theme}`,
      optimizeDeps: { include: dependencies },
      test: {
        name: `stories ${theme}`,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          viewport: { width: 1280, height: 800 },
          provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
          instances: [{ browser: 'chromium' }],
        },
      },
    })),
  },
});
