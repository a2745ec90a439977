import { focusRing } from '../../styles/focusRing.ts';
import { highlighted } from '../../styles/forcedHighlight.ts';
import { coarsePointer, forcedColors, from } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from '../Icon/iconSize.css.ts';

const { color, motion, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space['4'], minInlineSize: 0 });

/** Tabs that do not fit can be scrolled; the arrow keys scroll the focused one into view. */
export const list = recipe({
  base: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', maxInlineSize: '100%' },
  variants: {
    appearance: {
      line: { gap: space['5'], boxShadow: `inset 0 -1px ${color.border.subtle}` },
      segments: {
        alignSelf: 'flex-start',
        gap: space['1'],
        padding: space['1'],
        borderRadius: vars.radius.control,
        backgroundColor: color.bg.canvas,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${color.border.subtle}`,
      },
    },
  },
});

export const tab = recipe({
  base: {
    ...text('label'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['2'],
    flexShrink: 0,
    color: color.text.muted,
    cursor: 'pointer',
    vars: { [iconSize]: vars.size.icon.sm },
    transition: `color ${motion.duration.fast} ${motion.ease.standard}`,
    selectors: {
      ...focusRing,
      [when.hovered]: { color: color.text.default },
      [when.selected]: { color: color.text.strong },
      [when.disabled]: { color: color.text.muted, cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': { [coarsePointer]: { minBlockSize: vars.size.target, minInlineSize: vars.size.target } },
  },
  variants: {
    appearance: {
      line: {
        minBlockSize: vars.size.control.md,
        paddingInline: space['1'],
        borderBlockEnd: `${vars.border.strong} solid transparent`,
        selectors: {
          // Inside the tab: the row would cut off an outline around it.
          [when.focusVisible]: { outlineOffset: `calc(-1 * ${vars.border.focus})`, borderRadius: vars.radius.xs },
          [when.selected]: { borderBlockEndColor: color.accent.text },
        },
        // Forced colours paint transparent borders, so only the selected tab has one there.
        '@media': {
          [forcedColors]: {
            borderBlockEndColor: 'Canvas',
            selectors: { [when.selected]: { borderBlockEndColor: 'Highlight' } },
          },
        },
      },
      segments: {
        minBlockSize: vars.size.control.sm,
        paddingInline: space['3'],
        border: `${vars.border.hairline} solid transparent`,
        borderRadius: `calc(${vars.radius.control} - ${space['1']})`,
        selectors: {
          [when.focusVisible]: { outlineOffset: `calc(-1 * ${vars.border.focus})` },
          [when.selected]: {
            backgroundColor: color.bg.raised,
            borderColor: color.border.subtle,
            boxShadow: vars.shadow.e1,
          },
        },
        '@media': {
          // Smaller padding, so that five ranges, which Arabic writes as whole words, fit on a phone.
          [`not ${from('sm')}`]: { paddingInline: space['2'] },
          '(max-width: 359px)': { paddingInline: space['1'] },
          [forcedColors]: { borderColor: 'Canvas', selectors: { [when.selected]: highlighted } },
        },
      },
    },
  },
});

export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.xs, selectors: { ...focusRing } });
