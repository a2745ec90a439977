export const SearchField = { clear: 'Clear' };
