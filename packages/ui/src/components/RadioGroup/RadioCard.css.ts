import { createVar, fallbackVar } from '@vanilla-extract/css';
import { highlighted } from '../../styles/forcedHighlight.ts';
import { forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from '../Icon/iconSize.css.ts';

const { color, space } = vars;

/** Set by a group of tiles. */
export const cardPadding = createVar();
export const cardAlignment = createVar();
export const iconHeight = createVar();

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
  padding: fallbackVar(cardPadding, space['4']),
  backgroundColor: color.bg.surface,
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:has([data-hovered])': { borderColor: color.border.strong },
    [when.selected]: {
      backgroundColor: color.accent.soft,
      borderColor: color.accent.text,
      boxShadow: `inset 0 0 0 ${vars.border.hairline} ${color.accent.text}`,
    },
    [when.invalid]: { borderColor: color.negative.text },
    [when.disabled]: { backgroundColor: color.bg.subtle },
  },
  // Forced colours remove the shadow, so the border is doubled.
  '@media': {
    [forcedColors]: {
      selectors: { [when.selected]: { borderColor: 'Highlight', outline: `${vars.border.hairline} solid Highlight` } },
    },
  },
});

/** The mark of the selected card in its corner, so that colour is not the only sign. */
export const selectedMark = style({
  position: 'absolute',
  insetBlockStart: space['1'],
  insetInlineEnd: space['1'],
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.size.icon.sm,
  blockSize: vars.size.icon.sm,
  borderRadius: vars.radius.full,
  color: color.accent.on,
  backgroundColor: color.accent.solid,
  vars: { [iconSize]: space['3'] },
  selectors: { [inside(card, 'selected')]: { display: 'grid' } },
  '@media': { [forcedColors]: highlighted },
});

/** As high as the title, so that both are aligned; in a tile as high as the icon itself. */
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: fallbackVar(iconHeight, vars.text.label.line),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  flexGrow: 1,
  minInlineSize: 0,
});

const whenDisabled = { [inside(card, 'disabled')]: { color: color.text.muted } };

export const title = style({
  ...text('label'),
  color: color.text.default,
  overflowWrap: 'anywhere',
  selectors: whenDisabled,
});

export const price = style({
  ...text('title3'),
  ...numeric,
  color: color.text.strong,
  overflowWrap: 'anywhere',
  selectors: whenDisabled,
});

export const features = style({ display: 'flex', flexDirection: 'column', gap: space['1.5'] });

export const note = style({ ...text('bodySm'), color: color.text.muted, overflowWrap: 'anywhere' });

export const feature = style({
  ...text('bodySm'),
  display: 'flex',
  gap: space['2'],
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const check = style({
  display: 'flex',
  paddingBlockStart: space['0.5'],
  color: color.accent.text,
  selectors: whenDisabled,
});
