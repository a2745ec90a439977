import type { Brand } from '../tokens/brand.ts';
import { vars } from '../tokens/contract.css.ts';
import { THEME_NAMES, themeSelector } from '../tokens/theme.ts';

/**
 * The style sheet of a brand: its custom properties for both themes, for elements whose `data-brand` is the id of the
 * brand. Write it to a file at build time or put it into the page's head; a strict CSP needs the file.
 */
export function brandCss({ id, accent, radius }: Brand): string {
  const brand = `[data-brand="${id}"]`;
  const rules = [
    rule(brand, [
      [vars.radius.control, radius.control],
      [vars.radius.card, radius.card],
      [vars.radius.modal, radius.modal],
    ]),
    ...THEME_NAMES.map((name) => {
      const theme = themeSelector(name);
      const { tone, focusRing, chart } = accent[name];
      const tones = Object.entries(tone).map(
        ([key, value]) => [vars.color.accent[key as keyof typeof tone], value] as const,
      );
      return rule(`${brand}${theme}, ${brand} ${theme}`, [
        ...tones,
        [vars.color.focus.ring, focusRing],
        [vars.color.chart.line, chart.line],
        [vars.color.chart.area, chart.area],
      ]);
    }),
  ];
  return `@layer ui.tokens {\n${rules.join('\n')}\n}\n`;
}

function rule(selector: string, values: readonly (readonly [token: string, value: string])[]): string {
  const lines = values.map(([token, value]) => `    ${nameOf(token)}: ${value};`);
  return `  ${selector} {\n${lines.join('\n')}\n  }`;
}

/** `--ui-radius-card` from `var(--ui-radius-card)`. */
function nameOf(token: string): string {
  return token.slice('var('.length, -1);
}
