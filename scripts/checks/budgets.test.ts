import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/run.ts';
import { developmentCodeIn, filesOf, type Manifest } from './budgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared'] },
  'Login.tsx': { file: 'login.js', imports: ['index.html', '_shared'] },
  _shared: { file: 'shared.js' },
};

describe('filesOf', () => {
  it('counts a file once however many modules load it', () => {
    expect(filesOf(manifest, ['index.html', 'Login.tsx'])).toEqual(['index.js', 'shared.js', 'login.js']);
  });

  it('refuses a page that the build does not have', () => {
    expect(() => filesOf(manifest, ['Gone.tsx'])).toThrow('Gone.tsx is not in the manifest');
  });
});

describe('developmentCodeIn', () => {
  it('[STUDIO-3] finds the code of recorded runs in a script that has it, and only there', () => {
    const code = readFileSync(join(root, 'packages/flows/src/replay/validateRun.gen.ts'), 'utf8');
    expect(developmentCodeIn(['let page;', code])).toEqual([
      'the build of the app has packages/flows/src/replay in it, which is for development',
    ]);
    expect(developmentCodeIn(['let page;'])).toEqual([]);
  });
});
