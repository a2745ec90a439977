import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { black } from './black.ts';
import { vars } from './contract.css.ts';
import { themeSelector } from './theme.ts';
import { white } from './white.ts';

const contract = { color: vars.color, shadow: vars.shadow };
const ofWhite = assignVars(contract, white);

// What white has alike comes down from the root, which has it from white; a brand may set the accent apart for each.
const brandable = new Set([
  ...Object.values(vars.color.accent),
  vars.color.focus.ring,
  ...Object.values(vars.color.chart),
]);
const own = Object.entries(assignVars(contract, black)).filter(
  ([name, value]) =>
    brandable.has(name as typeof vars.color.focus.ring) || value !== ofWhite[name as keyof typeof ofWhite],
);

globalStyle(themeSelector('black'), { '@layer': { [layers.tokens]: { vars: Object.fromEntries(own) } } });
