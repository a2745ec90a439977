import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compiledAtOnce } from './compiledAtOnce.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** Larger than a part may be that is compiled whole, and nothing that makes it smaller. */
const MUCH = `export default ${JSON.stringify('0123456789'.repeat(7000))};`;

const SOURCES: Readonly<Record<string, string>> = {
  '/entry.js': `import much from '/first.js'; document.title = much; import('/small.js'); import('/large.js');`,
  '/first.js': MUCH,
  '/small.js': `export const small = () => 'small'; window.small = small;`,
  '/large.js': MUCH.replaceAll('0', 'x'),
};

/** What comes of the sources, by the name of each file. */
async function built(): Promise<ReadonlyMap<string, string>> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in SOURCES ? id : null),
        load: (id) => SOURCES[id] ?? null,
      },
      compiledAtOnce(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: '/entry.js', output: { chunkFileNames: '[name].js', entryFileNames: '[name].js' } },
    },
  });
  const chunks = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  return new Map(
    chunks
      .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
      .map(({ fileName, code }) => [fileName, code]),
  );
}

it('has what every page starts with compiled at once, however large, and the small parts; no large one', async () => {
  const files = await built();
  expect([...files.keys()].toSorted()).toEqual(['entry.js', 'large.js', 'small.js']);
  const begins = [...files].map(([name, code]) => [name, code.startsWith(HINT)] as const);
  expect(Object.fromEntries(begins)).toEqual({ 'entry.js': true, 'small.js': true, 'large.js': false });
  // A hint that is said twice, or further down, is a comment like any other.
  expect([...files.values()].join('').split(HINT)).toHaveLength(3);
});
