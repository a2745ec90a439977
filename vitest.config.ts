import { defineConfig } from 'vitest/config';

// The workspaces' own unit tests; stories run in a browser by vitest.stories.config.ts.
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/server/vitest.handle.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
