export { Numeric, type NumericProps } from './Numeric.tsx';
