/**
 * The roles of a list whose rows are plain elements. The tags of the same meaning (select, option, optgroup) bring the
 * browser's own list along, which no style reaches and which cannot be narrowed.
 */
export const AS = {
  combobox: { role: 'combobox' },
  list: { role: 'listbox' },
  group: { role: 'group' },
  option: { role: 'option' },
} as const;
