export const SeedWordInput = {
  unknown: 'This word is not in the list',
  meant: (word: string) => `Did you mean ${word}?`,
};
