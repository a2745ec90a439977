import type { Indexer } from 'storybook/internal/types';

/**
 * An indexer without the stories that only test (`tags: ['!dev', '!autodocs']`): they are not in the Storybook that Chromatic
 * takes its pictures of (scripts/chromatic.ts).
 */
export function withoutTestStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => (await indexer.createIndex(file, options)).filter(isVisibleStory),
  };
}

/** Whether a story is for people to look at. */
export function isVisibleStory({ tags = [] }: { readonly tags?: readonly string[] }): boolean {
  return !tags.includes('!dev');
}
