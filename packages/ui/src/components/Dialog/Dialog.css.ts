import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

const stays = { position: 'sticky', backgroundColor: vars.color.bg.raised, zIndex: vars.z.sticky } as const;

/** The dialog scrolls as a whole, so the keyboard can scroll it from any control inside; header and footer are sticky. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const header = style({
  ...stays,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['3'],
  paddingBlock: `${space['5']} ${space['2']}`,
  paddingInline: `${space['6']} ${space['4']}`,
});

export const title = style({
  ...text('title3'),
  minInlineSize: 0,
  paddingBlock: space['1'],
  color: vars.color.text.strong,
  overflowWrap: 'anywhere',
});

export const body = style({
  flexGrow: 1,
  paddingBlock: `${space['2']} ${space['6']}`,
  paddingInline: space['6'],
  overflowWrap: 'anywhere',
});

export const footer = style({
  ...stays,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space['3'],
  paddingInline: space['6'],
  paddingBlockStart: space['2'],
  paddingBlockEnd: `max(${space['6']}, env(safe-area-inset-bottom))`,
});
