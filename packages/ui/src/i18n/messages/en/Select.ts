export const Select = { placeholder: 'Select' };
