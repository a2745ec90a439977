import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['keel-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'web', include: ['src/**/*.test.ts'], maxWorkers: '100%', isolate: false, testTimeout: 30_000 },
});
