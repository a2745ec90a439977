export type { ButtonAppearance } from './appearance.ts';
export { Button, type ButtonProps } from './Button.tsx';
