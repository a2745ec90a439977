import { describe, expect, it } from 'vitest';
import { filesOf, type Manifest } from './budgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared'], css: ['index.css'] },
  'Login.tsx': { file: 'login.js', imports: ['index.html', '_shared'], css: ['form.css'] },
  _shared: { file: 'shared.js', css: ['index.css'] },
};

describe('filesOf', () => {
  it('counts a file once however many modules load it', () => {
    expect(filesOf(manifest, ['index.html', 'Login.tsx'], 'js')).toEqual(['index.js', 'shared.js', 'login.js']);
    expect(filesOf(manifest, ['index.html', 'Login.tsx'], 'css')).toEqual(['index.css', 'form.css']);
  });

  it('refuses a page that the build does not have', () => {
    expect(() => filesOf(manifest, ['Gone.tsx'], 'js')).toThrow('Gone.tsx is not in the manifest');
  });
});
