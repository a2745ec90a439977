export const Breadcrumbs = { label: 'Where you are' };
