export { CountryPicker, type CountryPickerProps } from './CountryPicker.tsx';
export type { CountryOption } from './countries.ts';
