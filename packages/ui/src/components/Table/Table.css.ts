import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { fingerTarget } from '../../styles/fingerTarget.ts';
import { coarsePointer, containerFrom, mouse } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, size, space } = vars;
const line = `${vars.border.hairline} solid ${color.border.subtle}`;

/** From here up the rows are rows; below, cards. */
const wide = containerFrom('sm');
const narrow = `not ${wide}`;

export const bound = createVar();
export const gapSize = createVar();
const rowSize = createVar();

const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Undoes `hidden`. */
const shown = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: size.row.compact,
  overflow: 'visible',
  clipPath: 'none',
} as const;

export const root = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 });

export const scroller = recipe({
  base: { position: 'relative', overflow: 'auto', borderRadius: vars.radius.sm, overscrollBehaviorInline: 'contain' },
  variants: { isBounded: { true: { maxBlockSize: fallbackVar(bound, '40rem') } } },
});

export const table = recipe({
  base: {
    ...text('bodySm'),
    display: 'block',
    inlineSize: '100%',
    // Collapsed borders stay behind when the headers stick.
    borderCollapse: 'separate',
    color: color.text.default,
    '@container': { [wide]: { display: 'table' } },
  },
  variants: {
    size: {
      sm: { vars: { [rowSize]: size.row.compact } },
      md: { vars: { [rowSize]: size.row.regular } },
      lg: { vars: { [rowSize]: size.row.comfortable } },
    },
  },
});

export const caption = recipe({
  base: { display: 'block', '@container': { [wide]: { display: 'table-caption' } } },
  variants: {
    isShown: {
      true: { ...text('title3'), paddingBlockEnd: space['2'], textAlign: 'start', color: color.text.strong },
      false: hidden,
    },
  },
});

/** Among cards the headers that sort stay, as a row of buttons. */
export const head = style({
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  backgroundColor: color.bg.surface,
  '@container': { [wide]: { display: 'table-header-group' } },
});

export const headRow = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space['4'],
    paddingInline: space['1'],
    '@container': { [wide]: { display: 'table-row' } },
  },
  variants: { hasRows: { true: { borderBlockEnd: line }, false: {} } },
});

export const header = recipe({
  base: {
    ...text('caption'),
    color: color.text.muted,
    '@container': {
      [wide]: {
        blockSize: size.row.compact,
        paddingInline: space['3'],
        verticalAlign: 'middle',
        borderBlockEnd: line,
        backgroundColor: color.bg.surface,
      },
    },
  },
  variants: {
    align: { start: { textAlign: 'start' }, numeric: { textAlign: 'end' } },
    isSortable: { true: {}, false: { ...hidden, '@container': { [wide]: shown } } },
  },
});

export const quiet = style(hidden);

export const sort = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minBlockSize: size.control.sm,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  '@media': {
    [coarsePointer]: { minBlockSize: size.target, position: 'relative', selectors: { '&::after': fingerTarget } },
    [mouse]: { selectors: { '&:hover': { color: color.text.strong } } },
  },
});

export const direction = recipe({
  base: { display: 'inline-flex' },
  variants: { isOn: { true: { color: color.accent.text }, false: {} } },
});

export const body = style({ display: 'block', '@container': { [wide]: { display: 'table-row-group' } } });

export const row = style({
  display: 'block',
  paddingBlock: space['3'],
  borderBlockEnd: line,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': { [wide]: { display: 'table-row', blockSize: rowSize } },
  '@media': { [mouse]: { selectors: { '&:hover': { backgroundColor: color.bg.subtle } } } },
});

/** The second form says nothing to assistive technology, which reads the header of the column already. */
const label: StyleRule['content'] = ['attr(data-label)', 'attr(data-label) / ""'];

const cellBase = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space['4'],
  paddingBlock: space['1'],
  paddingInline: space['1'],
  fontWeight: vars.weight.regular,
  // Among cards a value stands at the end, across from its label.
  textAlign: 'end',
  selectors: {
    // A row's line is its cells': a row of a table with separate borders has none of its own.
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
  },
  '@container': {
    [wide]: {
      display: 'table-cell',
      paddingBlock: space['2'],
      paddingInline: space['3'],
      verticalAlign: 'middle',
      textAlign: 'start',
      borderBlockEnd: line,
    },
  },
} as const;

export const cell = recipe({
  base: {
    ...cellBase,
    overflowWrap: 'anywhere',
    '@container': {
      ...cellBase['@container'],
      // Where there are columns, not even an empty label: there may be thousands of cells.
      [narrow]: {
        selectors: {
          '&::before': {
            ...text('bodySm'),
            flexShrink: 0,
            maxInlineSize: '50%',
            content: label,
            textAlign: 'start',
            color: color.text.muted,
          },
        },
      },
    },
  },
  variants: {
    align: {
      start: {},
      numeric: { ...numeric, '@container': { [wide]: { textAlign: 'end', whiteSpace: 'nowrap' } } },
    },
    isRowHeader: { true: { color: color.text.strong, fontWeight: vars.weight.medium } },
  },
});

/** Around a value that is more than text: one part of the card, whatever it holds. */
export const value = style({ minInlineSize: 0 });

export const pending = recipe({
  base: { display: 'flex', flexGrow: 1, justifyContent: 'flex-end' },
  variants: {
    align: { start: { '@container': { [wide]: { justifyContent: 'flex-start' } } }, numeric: {} },
  },
});

export const actionsCell = style({
  ...cellBase,
  justifyContent: 'flex-end',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space['1'] });

/** A Button would listen to the pointer, the keyboard and the focus in every row; this one looks like it and does not. */
export const action = style({
  ...text('controlSm'),
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  inlineSize: 'fit-content',
  minBlockSize: size.control.sm,
  marginInlineStart: 'auto',
  paddingInline: space['3'],
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.sm,
  color: color.action.text,
  backgroundColor: color.action.soft,
  cursor: 'pointer',
  selectors: {
    [`${actions} > &`]: { marginInlineStart: 0 },
    '&:active': { backgroundColor: color.action.softPressed },
    '&:disabled': { color: color.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    // Positioned only where it must hold something: a layer for each row is painted and asked for the pointer by itself.
    [coarsePointer]: { position: 'relative', selectors: { '&::after': fingerTarget } },
    [mouse]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: color.action.softHover } } },
  },
});

export const gap = style({
  display: 'block',
  blockSize: gapSize,
  '@container': { [wide]: { display: 'table-row' } },
});
