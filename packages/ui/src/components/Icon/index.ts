export { iconSize } from './Icon.css.ts';
export type { IconProps } from './Icon.tsx';
export * from './icons.ts';
