import { globalStyle } from '@vanilla-extract/css';
import { bottomBarRoom } from '../../styles/bottomBarRoom.ts';
import { layers } from '../../styles/layers.css.ts';
import { BREAKPOINTS } from '../../styles/media.ts';
import { panelRoomBelow } from '../../styles/panelRoom.ts';
import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

/** A phone that is tall enough: on a low window the bars would cover the fields. */
const tallPhone = `(max-width: ${BREAKPOINTS.md - 0.02}px) and (min-height: 37.5rem)`;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  '@media': {
    [tallPhone]: {
      position: 'sticky',
      insetBlockEnd: `calc(${panelRoomBelow} + ${bottomBarRoom})`,
      zIndex: vars.z.sticky,
      paddingBlock: space['3'],
      backgroundColor: vars.color.bg.surface,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    },
  },
});

// A field that gets the focus is scrolled clear of the button.
globalStyle(`form:has(${root}) :is(input, button, select)`, {
  '@layer': {
    [layers.component]: {
      '@media': { [tallPhone]: { scrollMarginBlockEnd: `calc(${vars.size.control.lg} + ${space['10']})` } },
    },
  },
});
