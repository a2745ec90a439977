import { vars } from './contract.css.ts';
import { themeRules } from './themeRules.ts';

const toastTokens = new Set<string>(Object.values(vars.color.toast));

themeRules((token) => toastTokens.has(token));
