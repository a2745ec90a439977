import { createGlobalTheme } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { vars } from './contract.css.ts';
import { themeSelector } from './theme.ts';
import { white } from './white.ts';

createGlobalTheme(
  `:root, ${themeSelector('white')}`,
  { color: vars.color, shadow: vars.shadow },
  { '@layer': layers.tokens, ...white },
);
