import { createGlobalTheme } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { black } from './black.ts';
import { vars } from './contract.css.ts';
import { themeSelector } from './theme.ts';

createGlobalTheme(
  themeSelector('black'),
  { color: vars.color, shadow: vars.shadow },
  { '@layer': layers.tokens, ...black },
);
