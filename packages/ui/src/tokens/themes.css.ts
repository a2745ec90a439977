import { vars } from './contract.css.ts';
import { themeRules } from './themeRules.ts';

// Colours that only a few components use are defined with these: toast.css.ts, chart.css.ts.
const deferredTokens = new Set<string>([...Object.values(vars.color.toast), ...Object.values(vars.color.chart)]);

themeRules((token) => !deferredTokens.has(token));
