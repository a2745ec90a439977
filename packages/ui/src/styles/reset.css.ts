import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type Rule = Parameters<typeof globalStyle>[1];
const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('html', { textSizeAdjust: '100%', tabSize: 4 });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('button', { border: 0, background: 'none', textAlign: 'inherit' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'inherit' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', overflowWrap: 'break-word' });
reset('p', { overflowWrap: 'break-word' });
reset('dialog', { color: 'inherit', background: 'none', border: 0 });
reset('[hidden]', { display: 'none' });
