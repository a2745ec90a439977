export const AmountField = {
  notANumber: 'number is not valid',
  tooPrecise: (places: number) =>
    places === 0 ? 'Enter a whole number' : `At most ${places} digits after the decimal sign`,
  max: 'Max',
  all: (amount: string) => `Max: ${amount}`,
  switchTo: (unit: string) => `Enter in ${unit}`,
  presets: 'Suggested amounts',
};
