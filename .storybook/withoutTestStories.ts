import type { Indexer } from 'storybook/internal/types';

/**
 * An indexer that leaves out the stories that only test (`tags: ['!dev', '!autodocs']`): Chromatic takes no pictures of
 * them (scripts/chromatic.ts).
 */
export function withoutTestStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => (await indexer.createIndex(file, options)).filter(isVisibleStory),
  };
}

/** Whether a story is shown in the sidebar. */
export function isVisibleStory({ tags = [] }: { readonly tags?: readonly string[] }): boolean {
  return !tags.includes('!dev');
}
