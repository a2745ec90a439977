import { recipe, style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from '../Icon/iconSize.css.ts';

const { color, space } = vars;

export const root = recipe({
  base: {
    ...text('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['1'],
    maxInlineSize: '100%',
    // Forced colours paint the border, which is then the only outline.
    border: `${vars.border.hairline} solid transparent`,
    paddingBlock: space['0.5'],
    vars: { [iconSize]: '14px' },
  },
  variants: {
    tone: {
      neutral: { color: color.text.muted, backgroundColor: color.bg.subtle, borderColor: color.border.subtle },
      accent: { color: color.accent.text, backgroundColor: color.accent.soft },
      positive: { color: color.positive.text, backgroundColor: color.positive.soft },
      negative: { color: color.negative.text, backgroundColor: color.negative.soft },
      warning: { color: color.warning.text, backgroundColor: color.warning.soft },
    },
    shape: {
      pill: { paddingInline: space['2'], borderRadius: vars.radius.full },
      tag: { paddingBlock: 0, paddingInline: space['1.5'], borderRadius: vars.radius.sm },
    },
  },
});

// A word breaks only if it is longer than the badge's maximum width. 'anywhere' would let a table column become narrower
// than the word.
export const label = style({ minInlineSize: 0, overflowWrap: 'break-word' });

export const corner = style({ position: 'relative', display: 'inline-flex' });

export const count = style({
  ...numeric,
  position: 'absolute',
  insetBlockStart: space['1'],
  insetInlineEnd: space['0.5'],
  minInlineSize: '1rem',
  paddingInline: space['1'],
  borderRadius: vars.radius.full,
  fontSize: '0.625rem',
  lineHeight: '1rem',
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  color: color.accent.on,
  backgroundColor: color.accent.solid,
  pointerEvents: 'none',
});
