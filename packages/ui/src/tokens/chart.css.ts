import { vars } from './contract.css.ts';
import { themeRules } from './themeRules.ts';

const chartTokens = new Set<string>(Object.values(vars.color.chart));

themeRules((token) => chartTokens.has(token));
