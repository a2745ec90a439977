export const CurrencyPicker = {
  placeholder: 'Select',
  title: 'Currency',
  search: 'Search currencies',
  list: 'Currencies',
  popular: 'Popular',
  all: 'All currencies',
  empty: 'Nothing matches',
  select: 'Select',
};
