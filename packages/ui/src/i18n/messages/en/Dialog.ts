export const Dialog = { close: 'Close' };
