export { SeedPassphraseField, type SeedPassphraseFieldProps } from './SeedPassphraseField.tsx';
