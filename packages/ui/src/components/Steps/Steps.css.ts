import { containerFrom } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, border } = vars;
const wide = containerFrom('sm');

export const root = style({ containerType: 'inline-size', inlineSize: '100%' });

export const list = recipe({
  base: { display: 'flex', flexDirection: 'column', '@container': { [wide]: { flexDirection: 'row' } } },
  variants: { narrow: { column: {}, current: {}, markers: { flexDirection: 'row' } } },
});

/** Not visible; screen readers still read it. */
const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const shown = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;

const stepInRow = {
  flex: '1 1 0',
  gridTemplate: '"marker rail" auto "words words" 1fr / auto minmax(0, 1fr)',
  columnGap: space['2'],
} as const;

const railInRow = {
  alignSelf: 'center',
  justifySelf: 'stretch',
  marginInlineEnd: space['2'],
  borderInlineStartWidth: 0,
  borderBlockStartWidth: border.hairline,
} as const;

/** The marker with its line below it and the text beside it; in a row the line is beside it and the text below. */
export const step = recipe({
  base: {
    display: 'grid',
    gridTemplate: '"marker words" auto "rail words" 1fr / auto minmax(0, 1fr)',
    columnGap: space['3'],
    rowGap: space['1'],
    minInlineSize: 0,
    '@container': { [wide]: { ...stepInRow, rowGap: space['2'] } },
  },
  variants: {
    narrow: {
      column: {},
      current: {},
      markers: {
        ...stepInRow,
        rowGap: 0,
        // No line follows the last marker, and no text is below it.
        selectors: { '&:last-child': { flexGrow: 0, flexBasis: 'auto', columnGap: 0 } },
        '@container': { [wide]: { selectors: { '&:last-child': { flexGrow: 1, flexBasis: 0 } } } },
      },
    },
    /** Whether the step is hidden in a narrow container. */
    isLeftOut: { true: { ...hidden, '@container': { [wide]: shown } }, false: {} },
  },
});

/** '1/3'; hidden in the row, which shows all steps. */
export const count = style({ color: color.text.muted, '@container': { [wide]: { display: 'none' } } });

export const marker = recipe({
  base: {
    ...text('caption'),
    ...numeric,
    gridArea: 'marker',
    display: 'grid',
    placeItems: 'center',
    inlineSize: space['6'],
    blockSize: space['6'],
    border: `${border.hairline} solid ${color.border.control}`,
    borderRadius: vars.radius.full,
    color: color.text.muted,
  },
  variants: {
    status: {
      done: { color: color.accent.on, backgroundColor: color.accent.solid, borderColor: color.accent.solid },
      // Wider as well, since forced colours give all borders the same colour.
      current: { color: color.accent.text, borderColor: color.accent.text, borderWidth: border.strong },
      upcoming: {},
    },
  },
});

export const rail = recipe({
  base: {
    gridArea: 'rail',
    justifySelf: 'center',
    border: `0 solid ${color.border.control}`,
    borderInlineStartWidth: border.hairline,
    selectors: { 'li:last-child > &': { display: 'none' } },
    '@container': { [wide]: railInRow },
  },
  variants: {
    isDone: { true: { borderColor: color.accent.text }, false: {} },
    narrow: {
      column: {},
      // Where only the current step is visible, there is nothing to connect it to.
      current: { display: 'none', '@container': { [wide]: { display: 'block' } } },
      markers: railInRow,
    },
  },
});

export const words = recipe({
  base: {
    gridArea: 'words',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlock: `${space['0.5']} ${space['4']}`,
    overflowWrap: 'anywhere',
    selectors: { 'li:last-child > &': { paddingBlockEnd: 0 } },
    '@container': { [wide]: { paddingBlock: 0, paddingInlineEnd: space['3'] } },
  },
  variants: {
    narrow: {
      column: {},
      // No other step is visible below it.
      current: { paddingBlockEnd: 0 },
      markers: { ...hidden, '@container': { [wide]: shown } },
    },
  },
});

export const label = recipe({
  base: { ...text('label'), color: color.text.default },
  variants: {
    status: {
      done: {},
      current: { color: color.text.strong, fontWeight: vars.weight.semibold },
      upcoming: { color: color.text.muted },
    },
  },
});

export const description = style({ ...text('bodySm'), color: color.text.muted });
