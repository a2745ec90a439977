export const CurrencyPicker = {
  placeholder: 'Select',
  title: 'Currency',
  search: 'Search currencies',
  list: 'Currencies',
  popular: 'Popular',
  all: 'All currencies',
  empty: 'Nothing matches',
  count: (count: number) => (count === 1 ? '1 currency found' : `${count} currencies found`),
  select: 'Select',
};
