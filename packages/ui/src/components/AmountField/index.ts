export { AmountField, type AmountFieldProps } from './AmountField.tsx';
export {
  type AmountProblem,
  type AmountUnit,
  formatAmount,
  fromMinorUnits,
  type ReadAmount,
  readAmount,
  toMinorUnits,
} from './amount.ts';
