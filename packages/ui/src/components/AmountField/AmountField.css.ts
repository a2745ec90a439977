import { coarsePointer } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { fitted } from '../Numeric/fitted.ts';

const { color, motion, space } = vars;

/** The frame around the input, its unit and the button; together they look like one control. */
export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    paddingInlineEnd: space['2'],
    color: color.text.strong,
    backgroundColor: color.bg.surface,
    border: `${vars.border.hairline} solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${motion.duration.fast} ${motion.ease.standard}`,
    selectors: {
      [when.hovered]: { borderColor: color.border.strong },
      '&:has(input:focus)': {
        borderColor: color.focus.ring,
        outline: `${vars.border.focus} solid ${color.focus.ring}`,
        outlineOffset: '1px',
      },
      [when.invalid]: { borderColor: color.negative.text },
      [when.disabled]: { color: color.text.muted, backgroundColor: color.bg.subtle },
    },
    '@media': { [coarsePointer]: { minBlockSize: vars.size.target } },
  },
  variants: {
    size: {
      md: { blockSize: vars.size.control.md },
      lg: { blockSize: vars.size.control.lg },
      hero: { blockSize: `calc(${vars.text.display.line} + ${space['6']})` },
    },
  },
});

/** The space for the digits. In the size `hero` the digits shrink to fit it. */
export const figure = recipe({
  base: { flexGrow: 1, minInlineSize: 0, marginInlineStart: space['4'] },
  variants: { size: { md: { blockSize: '100%' }, lg: { blockSize: '100%' }, hero: { containerType: 'inline-size' } } },
});

const regular = {
  fontSize: vars.text.controlLg.size,
  '@media': { [coarsePointer]: { fontSize: vars.text.body.size } },
};

/** The frame shows the focus. */
export const input = recipe({
  base: {
    ...numeric,
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: '100%',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    background: 'none',
    border: 0,
    outline: 'none',
    selectors: { [when.disabled]: { cursor: 'not-allowed' } },
  },
  variants: { size: { md: regular, lg: regular, hero: fitted('display') } },
});

/** Keeps its label on one line, whatever is typed. */
export const action = style({ display: 'flex', flexShrink: 0, whiteSpace: 'nowrap' });

export const unit = style({ ...text('label'), flexShrink: 0, paddingInlineEnd: space['1'], color: color.text.muted });

export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'], marginBlockStart: space['2'] });

export const converted = style({
  ...text('bodySm'),
  ...numeric,
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  marginBlockStart: space['1'],
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const balance = style({ ...numeric, display: 'block' });
