import { forcedColors, mouse } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import '../../tokens/toast.css.ts';

const { space } = vars;
const { bg, border, text: textColor, toast } = vars.color;

export const root = recipe({
  base: {
    ...text('bodySm'),
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['3'],
    inlineSize: '100%',
    padding: space['4'],
  },
  variants: {
    appearance: {
      card: {
        maxInlineSize: '400px',
        color: toast.text,
        backgroundColor: toast.bg,
        border: `${vars.border.hairline} solid ${toast.edge}`,
        borderRadius: vars.radius.card,
        '@media': { [forcedColors]: { border: `${vars.border.hairline} solid` } },
      },
      row: {
        paddingInline: space['5'],
        color: textColor.strong,
        '@media': {
          [mouse]: { selectors: { '&:has(:any-link:hover, button:hover)': { backgroundColor: bg.subtle } } },
        },
      },
    },
  },
});

export const image = recipe({
  base: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
  },
  variants: {
    appearance: {
      card: { color: toast.action, border: `${vars.border.hairline} solid ${toast.muted}` },
      row: {
        color: textColor.muted,
        backgroundColor: bg.subtle,
        border: `${vars.border.hairline} solid ${border.subtle}`,
      },
    },
  },
});

export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['0.5'],
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space['2'] });

/** A dot after the title. */
export const unread = recipe({
  base: {
    flexShrink: 0,
    inlineSize: space['2'],
    blockSize: space['2'],
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    appearance: { card: { backgroundColor: toast.action }, row: { backgroundColor: vars.color.accent.solid } },
  },
});

export const title = style({ fontWeight: vars.weight.semibold });

/** The title is the link or button, and its target covers the whole row. */
export const target = style({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const message = recipe({
  base: { maxInlineSize: '65ch' },
  variants: { appearance: { card: { color: toast.muted }, row: { color: textColor.default } } },
});

export const time = recipe({
  base: { ...text('caption'), marginBlockStart: space['1'] },
  variants: { appearance: { card: { color: toast.muted }, row: { color: textColor.muted } } },
});
