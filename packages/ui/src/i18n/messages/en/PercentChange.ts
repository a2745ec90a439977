export const PercentChange = {
  up: (value: string) => `up ${value}`,
  down: (value: string) => `down ${value}`,
  unchanged: 'unchanged',
};
