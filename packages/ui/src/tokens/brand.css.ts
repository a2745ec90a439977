import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { OTHER_BRANDS } from './brands.ts';
import { vars } from './contract.css.ts';
import { THEME_NAMES, themeSelector } from './theme.ts';

for (const { id, accent, radius } of Object.values(OTHER_BRANDS)) {
  const brand = `[data-brand="${id}"]`;
  override(brand, {
    [vars.radius.control]: radius.control,
    [vars.radius.card]: radius.card,
    [vars.radius.modal]: radius.modal,
  });
  for (const name of THEME_NAMES) {
    const theme = themeSelector(name);
    const { tone, focusRing, chart } = accent[name];
    override(`${brand}${theme}, ${brand} ${theme}`, {
      ...assignVars(vars.color.accent, tone),
      [vars.color.focus.ring]: focusRing,
      [vars.color.chart.line]: chart.line,
      [vars.color.chart.area]: chart.area,
    });
  }
}

function override(selector: string, values: Record<string, string>): void {
  globalStyle(selector, { '@layer': { [layers.tokens]: { vars: values } } });
}
