export const Field = { optional: '(optional)' };
