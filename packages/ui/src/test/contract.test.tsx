import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EyeIcon } from '../components/Icon/index.ts';
import { EXAMPLES } from './examples.tsx';

const files = Object.keys(import.meta.glob(['../components/*/*.{ts,tsx,mdx}', '../finance/*/*.{ts,tsx,mdx}']));
const { '../index.ts': index = '' } = import.meta.glob<string>('../index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const folders = [...new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))))];

describe.each(folders)('%s', (folder) => {
  const name = folder.slice(folder.lastIndexOf('/') + 1);

  it('has a component, stories, a docs page and an index', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        `${folder}/${name}.tsx`,
        `${folder}/${name}.stories.tsx`,
        `${folder}/${name}.mdx`,
        `${folder}/index.ts`,
      ]),
    );
  });

  it('is one line of src/index.ts', () => {
    expect(index).toContain(`export * from '${folder.replace('..', '.')}/index.ts';\n`);
  });
});

describe('on a server', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(Object.entries({ ...EXAMPLES, EyeIcon: <EyeIcon /> }))('%s renders without a warning', (_name, element) => {
    const error = vi.spyOn(console, 'error');
    const warn = vi.spyOn(console, 'warn');
    expect(renderToString(element)).not.toBe('');
    expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
  });
});

describe('src/index.ts', () => {
  it('lists the components alphabetically', () => {
    const listed = [...index.matchAll(/'\.\/((?:components|finance)\/\w+)\/index\.ts'/g)].map(([, path]) => path);
    expect(listed).toEqual(listed.toSorted((a = '', b = '') => a.localeCompare(b, 'en')));
    expect(listed).toHaveLength(folders.length);
  });
});
