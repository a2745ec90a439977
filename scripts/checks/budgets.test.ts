import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/run.ts';
import { developmentCodeIn, filesOf, type Manifest } from './budgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared'] },
  'Login.tsx': { file: 'login.js', imports: ['index.html', '_shared'] },
  _shared: { file: 'shared.js' },
};

describe('filesOf', () => {
  it('counts a file once even if several modules load it', () => {
    expect(filesOf(manifest, ['index.html', 'Login.tsx'])).toEqual(['index.js', 'shared.js', 'login.js']);
  });

  it('reports a page that is missing in the build', () => {
    expect(() => filesOf(manifest, ['Gone.tsx'])).toThrow('Gone.tsx is not in the manifest');
  });
});

describe('developmentCodeIn', () => {
  it.each(['createRecorder', 'play', 'openRun', 'parseRun', 'runFromLink', 'writeRun'])(
    '[STUDIO-3] finds %s of the recorded runs in a minified build',
    async (name) => {
      expect(developmentCodeIn(['let page;', await minified(name, 'packages/flows/src/replay/index.ts')])).toEqual([
        'the build of the app has packages/flows/src/replay in it, which is for development',
      ]);
    },
  );

  it.each([
    ['connect', 'apps/playground/src/tab/tabFetch.ts', 'apps/playground'],
    ['forgetOtherInstance', 'apps/playground/src/tab/instance.ts', 'apps/playground'],
    ['isOpenElsewhere', 'apps/playground/src/tab/backendLock.ts', 'apps/playground'],
    ['relayImages', 'apps/playground/src/tab/relayImages.ts', 'apps/playground'],
    ['fieldSelector', 'packages/backend/src/calls/selectFields.ts', 'packages/backend'],
    ['verify', 'packages/backend/src/ledger/verify.ts', 'packages/backend'],
  ])('[DEMO-3] finds %s of the playground in a minified build', async (name, file, folder) => {
    expect(developmentCodeIn(['let page;', await minified(name, file)])).toEqual([
      `the build of the app has ${folder} in it, which is for development`,
    ]);
  });

  it('[STUDIO-3] finds the overlay of the studio in a minified build', async () => {
    const file = 'packages/studio/src/overlay/studioSwitch.ts';
    expect(developmentCodeIn(['let page;', await minified('isStudioOn', file)])).toEqual([
      'the build of the app has packages/studio in it, which is for development',
    ]);
  });

  it('[STUDIO-3] finds nothing in another script', () => {
    expect(developmentCodeIn(['let page;'])).toEqual([]);
  });
});

/** A script that uses one export of a file, as a build of the app does. */
async function minified(name: string, file: string): Promise<string> {
  const contents = `import { ${name} } from './${file}'; globalThis.used = ${name};`;
  const stdin = { contents, resolveDir: root, loader: 'ts' } as const;
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false });
  return outputFiles.map(({ text }) => text).join('');
}
