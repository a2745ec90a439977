import { vars } from './contract.css.ts';
import { themeRules } from './themeRules.ts';

// What few components paint with comes with them: toast.css.ts, chart.css.ts.
const deferredTokens = new Set<string>([...Object.values(vars.color.toast), ...Object.values(vars.color.chart)]);

themeRules((token) => !deferredTokens.has(token));
