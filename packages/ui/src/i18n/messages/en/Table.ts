export const Table = {
  empty: 'Nothing here yet',
  loading: 'Loading',
  actions: 'Actions',
  ascending: (column: string) => `Sorted by ${column}, ascending`,
  descending: (column: string) => `Sorted by ${column}, descending`,
};
