export const Banner = { dismiss: 'Dismiss' };
