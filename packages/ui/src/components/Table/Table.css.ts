import { createVar, fallbackVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { fingerTarget } from '../../styles/fingerTarget.ts';
import { layers } from '../../styles/layers.css.ts';
import { coarsePointer, containerFrom, mouse } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, size, space } = vars;
const line = `${vars.border.hairline} solid ${color.border.subtle}`;

/** Where the columns do not fit, each row is shown as a card. */
const narrow = `not ${containerFrom('sm')}`;

/** A table with little space: its columns are closer together, and minor ones are hidden. */
const medium = `${containerFrom('sm')} and (not ${containerFrom('md')})`;

export const rowHeight = createVar();
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

/** Only for assistive technology. */
export const quiet = style(hidden);

export const root = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 });

export const scroller = recipe({
  base: { position: 'relative', overflow: 'auto', borderRadius: vars.radius.sm, overscrollBehaviorInline: 'contain' },
  variants: { isBounded: { true: { maxBlockSize: fallbackVar(rowHeight, '40rem') } } },
});

export const table = recipe({
  base: {
    ...text('bodySm'),
    inlineSize: '100%',
    // Collapsed borders do not move with sticky headers.
    borderCollapse: 'separate',
    color: color.text.default,
    '@container': { [narrow]: { display: 'block' } },
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
  base: { '@container': { [narrow]: { display: 'block' } } },
  variants: {
    isShown: {
      true: { ...text('title3'), paddingBlockEnd: space['2'], textAlign: 'start', color: color.text.strong },
      false: quiet,
    },
  },
});

/** In the card layout the sortable headers remain, as a row of buttons. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  backgroundColor: color.bg.surface,
  '@container': { [narrow]: { display: 'block' } },
});

/** Space after a right-aligned number, which would otherwise touch the left-aligned column beside it. */
const apart = {
  '@container': {
    [containerFrom('sm')]: { selectors: { '&:not(:last-child)': { paddingInlineEnd: space['6'] } } },
  },
};

export const headRow = recipe({
  base: {
    '@container': {
      [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: space['4'], paddingInline: space['1'] },
    },
  },
  variants: { hasRows: { true: { borderBlockEnd: line }, false: {} } },
});

export const header = recipe({
  base: {
    ...text('caption'),
    color: color.text.muted,
    blockSize: size.row.compact,
    paddingInline: space['3'],
    borderBlockEnd: line,
    backgroundColor: color.bg.surface,
    '@container': {
      [medium]: { paddingInline: space['2'] },
      [narrow]: { blockSize: 'auto', paddingInline: 0, borderBlockEnd: 0, backgroundColor: 'transparent' },
    },
  },
  variants: {
    align: { start: { textAlign: 'start' }, numeric: { textAlign: 'right', ...apart } },
    isSortable: { true: {}, false: { '@container': { [narrow]: hidden } } },
    isMinor: { true: { '@container': { [medium]: { ...hidden, padding: 0 } } }, false: {} },
  },
});

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

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

const lastBody = `${body}:last-child`;

/** A style rule for an element in the body of a table; `of` selects one of its bodies, if each group of rows has one. */
function inBody(selector: string, rule: StyleRule, of = body): void {
  globalStyle(`:where(${of}) > ${selector}`, { '@layer': { [layers.component]: rule } });
}

inBody('tr', {
  blockSize: rowSize,
  '@container': {
    [narrow]: { display: 'block', blockSize: 'auto', paddingBlock: space['3'], borderBlockEnd: line },
  },
});
inBody('tr:last-child', { '@container': { [narrow]: { borderBlockEnd: 0 } } }, lastBody);
inBody('tr:hover', { '@media': { [mouse]: { backgroundColor: color.bg.subtle } } });

/** Hidden from assistive technology, which reads the column header already. */
const label: StyleRule['content'] = ['attr(data-label)', 'attr(data-label) / ""'];

/** In a card: the label at the start and the value at the end. */
const inCard = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space['4'],
  padding: space['1'],
  borderBlockEnd: 0,
  textAlign: 'end',
} as const;

for (const cell of ['td', 'th']) {
  inBody(`tr > ${cell}`, {
    paddingBlock: space['2'],
    paddingInline: space['3'],
    // The cells draw the line between rows: with separate borders a table row has none of its own.
    borderBlockEnd: line,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    // Columns are as wide as their longest word; a table wider than its container scrolls.
    overflowWrap: 'break-word',
    '@container': { [medium]: { paddingInline: space['2'] }, [narrow]: { ...inCard, overflowWrap: 'anywhere' } },
  });
  inBody(`tr:last-child > ${cell}`, { borderBlockEnd: 0 }, lastBody);
}

inBody('tr > th', { color: color.text.strong, fontWeight: vars.weight.medium });

inBody('tr > [data-label]::before', {
  ...text('bodySm'),
  flexShrink: 0,
  maxInlineSize: '50%',
  textAlign: 'start',
  color: color.text.muted,
  '@container': { [narrow]: { content: label } },
});

/** A cell with a number. Digits are written left to right in every language, so it is aligned right, digit below digit. */
export const figures = style({
  ...numeric,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@container': { ...apart['@container'], [narrow]: { textAlign: 'end', whiteSpace: 'normal' } },
});

/** A row whose card has two sides. */
export const sides = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(50%, 1fr) fit-content(45%)',
      gridAutoFlow: 'row dense',
      columnGap: space['2'],
    },
  },
});

const placed = { display: 'block', paddingBlock: space['0.5'], borderBlockEnd: 0 } as const;
const atStart = { ...placed, gridColumn: 1, textAlign: 'start' } as const;
const atEnd = { ...placed, gridColumn: 2, textAlign: 'end' } as const;
const first = { order: 0, color: color.text.strong, fontWeight: vars.weight.medium } as const;
const second = { order: 1, color: color.text.muted, fontWeight: vars.weight.regular } as const;

/** The place of a cell in a card with two sides; `none` is a line of its own below the others. */
export const place = recipe({
  variants: {
    of: {
      title: { '@container': { [narrow]: { ...atStart, ...first } } },
      figure: { '@container': { [narrow]: { ...atEnd, ...first } } },
      start: { '@container': { [narrow]: { ...atStart, ...second } } },
      end: { '@container': { [narrow]: { ...atEnd, ...second } } },
      none: { '@container': { [narrow]: { gridColumn: '1 / -1', order: 2 } } },
    },
  },
});

/** A value that the card of its row does not show. */
export const notInCard = style({ '@container': { [narrow]: { ...hidden, padding: 0 } } });

/** A column that is hidden in a table with little space. */
export const minor = style({ '@container': { [medium]: { ...hidden, padding: 0 } } });

/** Wraps a cell's value, so that it is one flex item of the card whatever it contains. */
export const value = style({ minInlineSize: 0 });

export const pending = recipe({
  base: { display: 'flex', flexGrow: 1, '@container': { [narrow]: { justifyContent: 'flex-end' } } },
  variants: {
    align: { start: {}, numeric: { '@container': { [containerFrom('sm')]: { justifyContent: 'right' } } } },
  },
});

/** In a card the buttons are aligned with the values. */
export const actionsCell = style({ justifyContent: 'flex-end' });

/** Beside each other in a table, so that its rows are of equal height. */
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space['2'],
  '@container': { [narrow]: { flexWrap: 'wrap' } },
});

/** The soft fill of a small Button. */
function filled({ text: words, soft, softHover, softPressed }: typeof color.accent) {
  return {
    color: words,
    backgroundColor: soft,
    selectors: { '&:active': { backgroundColor: softPressed } },
    '@media': { [mouse]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: softHover } } } },
  };
}

/** A native button with the appearance of a small Button. */
export const action = recipe({
  base: {
    ...text('controlSm'),
    display: 'flex',
    alignItems: 'center',
    gap: space['1'],
    inlineSize: 'fit-content',
    minBlockSize: size.control.sm,
    paddingInline: space['3'],
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.sm,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:disabled': { color: color.text.muted, cursor: 'not-allowed' } },
    '@media': { [coarsePointer]: { position: 'relative', selectors: { '&::after': fingerTarget } } },
  },
  variants: { tone: { neutral: filled(color.action), accent: filled(color.accent) } },
});

/** The heading of a group of rows. Only cards show it, since a table has a column with the same value. */
export const groupRow = style({
  display: 'none',
  '@container': { [narrow]: { display: 'block', paddingBlock: `${space['2']} 0`, borderBlockEnd: 0 } },
});

export const groupHeading = style({
  ...text('label'),
  display: 'block',
  paddingBlock: space['1'],
  paddingInline: space['1'],
  borderBlockEnd: 0,
  textAlign: 'start',
  color: color.text.strong,
});

/** The content of a cell in the table layout. */
export const inTable = style({ '@container': { [narrow]: { display: 'none' } } });
/** The content of the same cell in a card below a group heading. */
export const inGroup = style({ display: 'none', '@container': { [narrow]: { display: 'inline' } } });

/** The spacer row of a virtualized table, without the styles of a card. */
export const gap = style({
  blockSize: gapSize,
  '@container': { [narrow]: { display: 'block', blockSize: gapSize, paddingBlock: 0, borderBlockEnd: 0 } },
});
