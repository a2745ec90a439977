import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const INSPECTED = fileURLToPath(new URL('../src/overlay/xstate.ts', import.meta.url));

/**
 * The overlay that shows the running flows (STUDIO-3), for the playground and development. A build without this plugin
 * has nothing of it, since the app's sources contain nothing for it.
 */
export function studioOverlay(): Plugin {
  return {
    name: 'keel:studio-overlay',
    enforce: 'pre',
    // The development server would bundle both in advance, without asking `resolveId`.
    config: () => ({ optimizeDeps: { exclude: ['xstate', '@xstate/react'] } }),
    resolveId: (source, importer) => (source === 'xstate' && importer !== INSPECTED ? INSPECTED : undefined),
  };
}
