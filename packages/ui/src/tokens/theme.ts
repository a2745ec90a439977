import type { vars } from './contract.css.ts';

type Values<Node> = Node extends string ? string : { readonly [Key in keyof Node]: Values<Node[Key]> };

/** Every role that differs between the styles 'white' and 'black' (SESS-1): a theme without one does not compile. */
export type Theme = Values<Pick<typeof vars, 'color' | 'shadow'>>;

/** The two styles of the product. */
export type ThemeName = 'white' | 'black';

export const THEME_NAMES: readonly ThemeName[] = ['white', 'black'];

/** The selector of a theme: the attribute may be on any element, so themes can be nested. */
export const themeSelector = (name: ThemeName) => `[data-theme="${name}"]`;
