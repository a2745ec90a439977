import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** The named text styles of the system; sizes are rem and follow the reader's setting. */
export type TextStyle = keyof typeof vars.text;

export const TEXT_STYLES = Object.keys(vars.text) as readonly TextStyle[];

/** All declarations of a text style, to spread into a rule, without the colour. */
export const text = (name: TextStyle) =>
  ({
    fontFamily: name === 'code' ? vars.font.mono : vars.font.sans,
    fontSize: vars.text[name].size,
    lineHeight: vars.text[name].line,
    letterSpacing: vars.text[name].tracking,
    fontWeight: vars.text[name].weight,
  }) satisfies StyleRule;

/** Digits of equal width, so that amounts are aligned in columns and do not move when they change. */
export const numeric = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies StyleRule;

/** One line that ends in an ellipsis. Never for amounts or for an address about to be used. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } satisfies StyleRule;
