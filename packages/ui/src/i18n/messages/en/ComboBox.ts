export const ComboBox = { empty: 'Nothing matches' };
