export const LoadingScreen = { label: 'Loading' };
