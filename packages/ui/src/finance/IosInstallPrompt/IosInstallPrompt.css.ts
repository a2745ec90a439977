import { from } from '../../styles/media.ts';
import { panelRoomBelow } from '../../styles/panelRoom.ts';
import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** Above the bottom of the page, which stays usable: the prompt is not modal. */
export const frame = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: panelRoomBelow,
  zIndex: vars.z.banner,
  display: 'grid',
  justifyItems: 'center',
  padding: space['3'],
  paddingBlockEnd: `max(${space['3']}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  selectors: { '&:empty': { display: 'none' } },
});

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  inlineSize: '100%',
  maxInlineSize: vars.size.modal.message,
  padding: space['4'],
  border: `${vars.border.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.sheet,
  backgroundColor: color.bg.raised,
  boxShadow: vars.shadow.e2,
  pointerEvents: 'auto',
  '@media': { [from('sm')]: { padding: space['5'] } },
});

export const head = style({ display: 'flex', alignItems: 'start', gap: space['3'] });

/** Above the title, which repeats the product's name. */
export const mark = style({ display: 'flex', marginBlockEnd: space['3'] });

export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ ...text('title3'), color: color.text.strong });
export const reason = style({ ...text('bodySm'), color: color.text.muted });

export const steps = style({ display: 'flex', flexDirection: 'column', gap: space['2'] });

export const step = style({ ...text('bodySm'), display: 'flex', alignItems: 'center', gap: space['3'] });

export const stepNumber = style({
  ...text('caption'),
  ...numeric,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space['6'],
  blockSize: space['6'],
  borderRadius: vars.radius.full,
  color: color.accent.text,
  backgroundColor: color.accent.soft,
});
