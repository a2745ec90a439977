export type { IconProps } from './Icon.tsx';
export { iconSize } from './iconSize.css.ts';
export * from './icons.ts';
