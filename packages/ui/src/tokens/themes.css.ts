import { vars } from './contract.css.ts';
import { themeRules } from './themeRules.ts';

// What one component alone paints with comes with it: toast.css.ts, chart.css.ts.
const later = new Set<string>([...Object.values(vars.color.toast), ...Object.values(vars.color.chart)]);

themeRules((token) => !later.has(token));
