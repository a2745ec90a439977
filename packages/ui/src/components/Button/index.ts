export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonLook } from './look.ts';
export type { Press } from './press.ts';
export type { NativeButtonProps } from './useNativeButton.ts';
