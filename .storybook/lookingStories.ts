import type { Indexer } from 'storybook/internal/types';

/**
 * An indexer without the stories that only test (`tags: ['!dev', '!autodocs']`): they are not in the Storybook that Chromatic
 * takes its pictures of (scripts/chromatic.ts).
 */
export function lookingStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => (await indexer.createIndex(file, options)).filter(isForLooking),
  };
}

/** Whether a story is for people to look at. */
export function isForLooking({ tags = [] }: { readonly tags?: readonly string[] }): boolean {
  return !tags.includes('!dev');
}
