import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // A type that is part of an exported one is exported for whoever has to name it.
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/lib/machine.d.mts',
        'scripts/packedApp/main.tsx',
        '.storybook/*.{ts,tsx}',
        'vitest.stories.config.ts',
        'vitest.visual.config.ts',
      ],
      project: ['scripts/**/*.{ts,mts,mjs}', '.storybook/**/*.{ts,tsx}', '*.config.ts'],
      ignoreDependencies: [
        // Commands that scripts/ runs: redocly, chromatic.
        '@redocly/cli',
        'chromatic',
      ],
    },
    'packages/contract': { ignore: ['src/*.gen.ts'] },
    // The font files are named in a CSS url.
    'packages/ui': {
      entry: ['bench/pages/{keel,aria,plain}.tsx', 'bench/weigh.ts'],
      ignoreDependencies: ['@fontsource-variable/inter'],
    },
    'packages/flows': { entry: ['scripts/*.ts'] },
    // What faults/ limits a file system with.
    'apps/server': { entry: ['src/main.ts', 'scripts/*.ts'], ignoreBinaries: ['mount', 'umount'] },
    'apps/dev-chains': {
      entry: ['src/main.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
      // A binary and a compiler, found by their paths.
      ignoreDependencies: ['@foundry-rs/anvil', 'solc'],
    },
    'apps/web': {
      entry: ['public/*.js'],
      project: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'public/*.js'],
    },
  },
};

export default config;
