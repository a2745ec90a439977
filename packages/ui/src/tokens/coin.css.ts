import { vars } from './contract.css.ts';
import { themeRules } from './themeRules.ts';

const coinTokens = new Set<string>(Object.values(vars.color.coin));

themeRules((token) => coinTokens.has(token));
