import { black } from './black.ts';
import type { Theme, ThemeName } from './theme.ts';
import { white } from './white.ts';

export const THEMES: Readonly<Record<ThemeName, Theme>> = { white, black };
