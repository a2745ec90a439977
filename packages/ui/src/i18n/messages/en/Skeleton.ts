export const Skeleton = { label: 'Loading' };
