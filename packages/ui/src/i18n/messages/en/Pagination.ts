export const Pagination = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
  more: 'Load more',
  end: 'That’s all',
};
