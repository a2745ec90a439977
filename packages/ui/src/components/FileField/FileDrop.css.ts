import { style } from '../../styles/recipe.ts';
import { inside, when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { field } from '../FieldShell/FieldShell.css.ts';

const { color, space } = vars;

export const zone = style({
  ...text('bodySm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['3'],
  padding: space['5'],
  color: color.text.muted,
  backgroundColor: color.bg.surface,
  border: `${vars.border.hairline} dashed ${color.border.control}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  selectors: {
    [when.focusVisible]: {
      outline: `${vars.border.focus} solid ${color.focus.ring}`,
      outlineOffset: vars.border.focusOffset,
    },
    [when.dropTarget]: { backgroundColor: color.accent.soft, borderColor: color.accent.text, borderStyle: 'solid' },
    [inside(field, 'invalid')]: { borderColor: color.negative.text },
    [when.disabled]: { backgroundColor: color.bg.subtle },
  },
});

/** Beside a small preview, below a wide one. */
export const invitation = style({
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
});
