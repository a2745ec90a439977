import { describe, expect, it } from 'vitest';
import { filesOf, type Manifest } from './budgets.ts';

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
