export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuAction, MenuGroup } from './types.ts';
