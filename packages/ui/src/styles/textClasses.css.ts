import { style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { TEXT_STYLES, type TextStyle, text } from './typography.ts';

const textClass = (name: TextStyle) => style({ '@layer': { [layers.text]: text(name) } }, name);

/** One class for each text style, which every rule of a component overrides. Only recipe.ts uses them. */
export const textClasses = Object.fromEntries(TEXT_STYLES.map((name) => [name, textClass(name)])) as Readonly<
  Record<TextStyle, string>
>;
