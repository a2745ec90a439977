export const SeedWordInput = {
  unknown: 'This word isn’t in the list',
  meant: (word: string) => `Did you mean ${word}?`,
};
