import { expect, it } from 'vitest';
import { publishedManifest } from './publishedManifest.ts';

it('[DS-3] the published manifest points to dist and contains nothing of the repository (U-25)', () => {
  const manifest = {
    name: '@keel/ui',
    private: true,
    scripts: { build: 'build' },
    imports: { '#styles/*': './src/styles/*.ts' },
    devDependencies: { qr: '1.0.0' },
    exports: {
      '.': { 'keel-source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './styles/brands': { 'keel-source': './src/styles/brands.ts' },
    },
  };
  expect(publishedManifest(manifest)).toEqual({
    name: '@keel/ui',
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
  });
});
