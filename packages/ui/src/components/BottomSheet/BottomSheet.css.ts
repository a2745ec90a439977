import { forcedColors, from } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const sheet = style({ position: 'relative' });

/** The drag area above the title, large enough for a finger; the visible handle is its middle. */
export const handle = style({
  position: 'absolute',
  insetBlockStart: 0,
  // Beside the Dialog's close button.
  insetInline: space['16'],
  blockSize: vars.size.target,
  zIndex: `calc(${vars.z.sticky} + 1)`,
  // Dragging moves the sheet instead of scrolling the page.
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: space['2'],
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: space['10'],
      blockSize: space['1'],
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.border.strong,
    },
  },
  '@media': {
    [from('sm')]: { display: 'none' },
    [forcedColors]: { selectors: { '&::before': { border: `${vars.border.strong} solid` } } },
  },
});
