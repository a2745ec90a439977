export const CommandPalette = {
  empty: 'No results',
  emptyHint: 'Try the name of a page or an action.',
  close: 'Close',
};
