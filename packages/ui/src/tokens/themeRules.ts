import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { black } from './black.ts';
import { vars } from './contract.css.ts';
import { themeSelector } from './theme.ts';
import { white } from './white.ts';

const contract = { color: vars.color, shadow: vars.shadow };
const ofWhite: Record<string, string> = assignVars(contract, white);
const ofBlack: Record<string, string> = assignVars(contract, black);

/** The tokens that a brand may set separately for each theme: black sets them even if white has the same value. */
const brandable = new Set<string>([
  ...Object.values(vars.color.accent),
  vars.color.focus.ring,
  ...Object.values(vars.color.chart),
]);

/** Sets the values of a theme's tokens on elements with that theme; white is the default. Called from a `.css.ts`. */
export function themeRules(isOwnToken: (token: string) => boolean): void {
  inTokens(`:root, ${themeSelector('white')}`, ofWhite, isOwnToken);
  // Values that equal those of the white theme are inherited from the root.
  const isOwn = (token: string) => brandable.has(token) || ofBlack[token] !== ofWhite[token];
  inTokens(themeSelector('black'), ofBlack, (token) => isOwnToken(token) && isOwn(token));
}

function inTokens(selector: string, values: Record<string, string>, isOwnToken: (token: string) => boolean): void {
  const ownTokens = Object.fromEntries(Object.entries(values).filter(([token]) => isOwnToken(token)));
  globalStyle(selector, { '@layer': { [layers.tokens]: { vars: ownTokens } } });
}
