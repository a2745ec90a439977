export { PasscodeField, type PasscodeFieldProps } from './PasscodeField.tsx';
