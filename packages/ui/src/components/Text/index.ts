export { Text, type TextProps } from './Text.tsx';
export type { TextTone } from './tone.ts';
