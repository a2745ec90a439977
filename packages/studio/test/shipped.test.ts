import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);

/** Sources below a folder, with what each imports. */
function importsBelow(folder: string): readonly { readonly file: string; readonly imports: readonly string[] }[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(new URL(`${folder}${file.replaceAll('\\', '/')}`, root), 'utf8');
      return { file, imports: [...text.matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, name = '']) => name) };
    });
}

it.each(['apps/web/src/', 'packages/ui/src/', 'packages/flows/src/'])(
  '[STUDIO-1] nothing in %s imports the studio or elkjs',
  (folder) => {
    const files = importsBelow(folder);
    expect(files.length).toBeGreaterThan(100);
    const shipping = files.filter(({ imports }) =>
      imports.some((name) => /elkjs|(?:@keel|packages|\.\.)\/studio/.test(name)),
    );
    expect(shipping).toEqual([]);
  },
);

it('[STUDIO-1] a page draws the stored layout and loads no layout library', () => {
  const files = importsBelow('packages/studio/src/');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ imports }) => imports.some((name) => name.startsWith('elkjs')))).toEqual([]);
});
