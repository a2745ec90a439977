import { containerFrom } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const wide = containerFrom('sm');
const line = { display: 'flex', alignItems: 'center', gap: vars.space['1'], minInlineSize: 0 } as const;

export const root = style({ ...text('bodySm'), containerType: 'inline-size', inlineSize: '100%' });

export const list = style({ ...line, flexWrap: 'wrap', gap: vars.space['1'] });

export const crumb = recipe({
  base: { '@container': { [wide]: line } },
  variants: { isParent: { true: line, false: { display: 'none', '@container': { [wide]: line } } } },
});

export const back = style({
  display: 'inline-flex',
  color: vars.color.text.muted,
  '@container': { [wide]: { display: 'none' } },
});

export const onward = style({
  display: 'none',
  color: vars.color.text.muted,
  '@container': { [wide]: { display: 'inline-flex' } },
});

/** Hidden in narrow containers, where the page title already shows it. */
export const current = style({
  display: 'none',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.strong,
  fontWeight: vars.weight.medium,
  '@container': { [wide]: { display: 'block' } },
});
