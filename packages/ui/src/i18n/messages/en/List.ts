export const List = { empty: 'Nothing here yet', loading: 'Loading' };
