import { recipe, style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  paddingInline: space['6'],
  paddingBlock: `${space['8']} max(${space['6']}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  textAlign: 'center',
  outline: 'none',
});

const sign = (role: { text: string; soft: string }) => ({ color: role.text, backgroundColor: role.soft });

export const badge = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: space['12'],
    blockSize: space['12'],
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      accent: sign(color.accent),
      positive: sign(color.positive),
      negative: sign(color.negative),
      warning: sign(color.warning),
    },
  },
});

export const title = style({ ...text('title3'), color: color.text.strong, overflowWrap: 'anywhere' });

export const message = style({
  ...text('body'),
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const action = style({ inlineSize: '100%', marginBlockStart: space['3'] });
