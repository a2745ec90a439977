export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonLook } from './look.ts';
