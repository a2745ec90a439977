import { vars } from './contract.css.ts';
import { themeRules } from './themeRules.ts';

const own = new Set<string>(Object.values(vars.color.chart));

themeRules((token) => own.has(token));
