import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // A type that is part of an exported one is exported for whoever has to name it.
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/lib/machine.d.mts',
        'scripts/lib/firefoxRelay.ts',
        'scripts/consumers/vite/{main.tsx,vite.config.js}',
        'scripts/consumers/next/{brand.mjs,next.config.mjs,app/*.tsx}',
        'scripts/consumers/vitest/*.test.tsx',
        '.storybook/*.{ts,tsx}',
        'vitest.stories.config.ts',
        'vitest.visual.config.ts',
      ],
      ignoreBinaries: ['next'],
      project: ['scripts/**/*.{ts,mts,mjs}', '.storybook/**/*.{ts,tsx}', '*.config.ts'],
      ignoreDependencies: [
        // Commands that scripts/ runs: redocly, chromatic, attw, publint.
        '@redocly/cli',
        '@arethetypeswrong/cli',
        'publint',
        // The compiler of the apps that try the packed library.
        '@typescript/native',
        'chromatic',
      ],
    },
    'packages/contract': { ignore: ['src/*.gen.ts'] },
    // The font files are named in a CSS url.
    'packages/ui': {
      entry: ['bench/pages/{keel,aria,plain}.tsx', 'bench/weigh.ts', 'scripts/buildTypes.ts'],
      ignoreDependencies: ['@fontsource-variable/inter', '@fontsource-variable/readex-pro'],
    },
    'packages/flows': { entry: ['scripts/*.ts'] },
    'packages/backend': {
      // Found by the names of operations.
      ignore: ['src/calls/validators.gen.js'],
    },
    'apps/server': {
      entry: ['src/main.ts', 'scripts/*.ts'],
      // What faults/ limits a file system with.
      ignoreBinaries: ['mount', 'umount', 'unshare'],
    },
    'apps/playground': {
      entry: ['src/{main.tsx,imageRelay.ts,worker/worker.ts}', 'vitest.calls.config.ts'],
      project: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    },
    'apps/dev-chains': {
      entry: ['src/{main,demo}.ts', 'bitcoin/taproot.cjs'],
      project: ['src/**/*.ts', 'test/**/*.ts', 'bitcoin/taproot.cjs'],
      // A binary and a compiler, found by their paths.
      ignoreDependencies: ['@foundry-rs/anvil', 'solc'],
    },
    // Storybook loads the first instead of @xstate/react (.storybook/storyModules.ts), walks and stories load the second as a worker.
    'packages/studio': {
      entry: ['src/driver/xstateReact.ts', 'src/backend/backendWorker.ts'],
      project: ['**/*.{ts,tsx}'],
    },
    'apps/web': {
      // Storybook loads them in place of modules of the app (.storybook/storyModules.ts).
      entry: ['public/*.js', 'src/stories/{storyVault,storyHomeScreen}.ts'],
      project: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'public/*.js'],
    },
  },
};

export default config;
