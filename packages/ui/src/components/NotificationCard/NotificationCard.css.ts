import { forcedColors } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;
const { toast: color } = vars.color;

export const root = style({
  ...text('bodySm'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  inlineSize: '100%',
  maxInlineSize: '400px',
  padding: space['4'],
  color: color.text,
  backgroundColor: color.bg,
  border: `${vars.border.hairline} solid ${color.edge}`,
  borderRadius: vars.radius.card,
  '@media': { [forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const image = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  overflow: 'hidden',
  color: color.action,
  border: `${vars.border.hairline} solid ${color.muted}`,
  borderRadius: vars.radius.full,
});

export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['0.5'],
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.weight.semibold });

export const message = style({ color: color.muted });

export const time = style({ ...text('caption'), marginBlockStart: space['1'], color: color.muted });
