export const ErrorState = { retry: 'Try again' };
