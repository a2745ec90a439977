import { vars } from './contract.css.ts';
import { themeRules } from './themeRules.ts';

const own = new Set<string>(Object.values(vars.color.toast));

themeRules((token) => own.has(token));
