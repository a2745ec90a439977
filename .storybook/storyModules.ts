import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Modules of the app that stories replace, so that a story can show a screen in any state of its flow. */
const REPLACED: readonly { readonly name: RegExp; readonly by: string }[] = [
  { name: /^@xstate\/react$/, by: at('packages/studio/src/driver/xstateReact.ts') },
  // The worker that holds keys: stories have no keys.
  { name: /\/(?:browserVault|walletKeys)\.ts$/, by: at('apps/web/src/stories/storyVault.ts') },
  // Whether the app can be put on a home screen depends on the browser.
  { name: /\/platform\/homeScreen\.ts$/, by: at('apps/web/src/stories/storyHomeScreen.ts') },
];

/** Loads the replacements of the table in Storybook. The app itself is built without this plugin. */
export function storyModules(): Plugin {
  return {
    name: 'keel-story-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (importer.includes('/node_modules/')) return null;
      return REPLACED.find(({ name, by }) => name.test(source) && importer !== by)?.by ?? null;
    },
  };
}
