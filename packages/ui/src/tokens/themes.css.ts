import { vars } from './contract.css.ts';
import { themeRules } from './themeRules.ts';

// Colours that only a few components use are defined with these: toast.css.ts, chart.css.ts, coin.css.ts.
const { toast, chart, coin } = vars.color;
const deferredTokens = new Set<string>([toast, chart, coin].flatMap((group) => Object.values(group)));

themeRules((token) => !deferredTokens.has(token));
