export type { ControlSize, FieldProps } from './types.ts';
