import type { Plugin, Rolldown } from 'vite';

/** A later part of more characters than this holds much that is called late or never. */
const LARGE = 64_000;

/**
 * Puts V8's explicit compile hint for all functions at the head of what every page starts with and of the small parts,
 * which are loaded when they are about to be used. A browser that knows it compiles them beside the main thread as a file
 * comes; else each is read twice, the second time by the main thread at its first call, while somebody waits. Other
 * browsers read a comment. docs/decisions/0035 has what it brought.
 */
export function compiledAtOnce(): Plugin {
  return {
    name: 'keel:compiled-at-once',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own lines before the code: the hint counts at the head alone.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = startsWith(chunks);
        for (const chunk of chunks)
          if (first.has(chunk.fileName) || chunk.code.length <= LARGE)
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/** The files that an entry is or imports, and what those import. */
function startsWith(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const files = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A set goes on to what is added while it is gone through.
  for (const file of files)
    for (const part of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(part);
  return files;
}
