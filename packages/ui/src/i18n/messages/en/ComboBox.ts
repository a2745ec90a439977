export const ComboBox = { empty: 'Nothing matches', loading: 'Loading' };
