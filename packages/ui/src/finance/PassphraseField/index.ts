export { PassphraseField, type PassphraseFieldProps } from './PassphraseField.tsx';
