export const Button = { pending: 'Working' };
