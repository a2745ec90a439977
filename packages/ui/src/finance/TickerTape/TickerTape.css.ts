import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { coarsePointer, from } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** The time in which one whole list scrolls past. */
export const loopDuration = createVar();
const scrollDistance = createVar();
const gutter = createVar();

// Only transform is animated, which the compositor does without the main thread. The list is rendered twice, so the restart
// cannot be seen.
const pass = keyframes({ to: { transform: `translateX(calc(${scrollDistance} * 100%))` } });

export const root = style({
  ...text('bodySm'),
  ...numeric,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.ticker,
  minInlineSize: 0,
  paddingInlineStart: gutter,
  paddingInlineEnd: space['2'],
  borderBlock: `${vars.border.hairline} solid ${color.border.subtle}`,
  backgroundColor: color.bg.surface,
  vars: { [gutter]: space['4'] },
  '@media': {
    // As high as the touch target of the button at its end.
    [coarsePointer]: { minBlockSize: vars.size.target },
    [from('md')]: {
      gap: space['4'],
      vars: { [gutter]: space['8'] },
      paddingInlineEnd: `calc(${space['6']} - ${space['0.5']})`,
    },
  },
});

// Wraps where the text is large: the page must not get wider than its window (WCAG 1.4.10).
export const source = style({ minInlineSize: 0, display: 'inline-flex', flexWrap: 'wrap', gap: space['1'] });

export const viewport = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  paddingBlock: space['2'],
  maskImage: `linear-gradient(to right, transparent, black ${space['4']}, black calc(100% - ${space['4']}), transparent)`,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})`, borderRadius: vars.radius.sm } },
});

export const track = recipe({
  base: {
    display: 'flex',
    vars: { [scrollDistance]: '-1' },
    selectors: { [when.rtl]: { vars: { [scrollDistance]: '1' } } },
  },
  variants: { motion: { run: {}, pause: {}, stopped: {} } },
});

const run = track.classNames.variants.motion.run;
const stopped = track.classNames.variants.motion.stopped;

export const list = style({
  // Contains the visually hidden text for assistive technology.
  position: 'relative',
  flexShrink: 0,
  minInlineSize: '100%',
  display: 'flex',
  justifyContent: 'space-around',
  animation: `${pass} ${loopDuration} ${vars.motion.ease.linear} infinite`,
  animationPlayState: 'paused',
  selectors: {
    [`${run} &`]: { animationPlayState: 'running' },
    [`${viewport}:hover &, ${viewport}:focus-within &`]: { animationPlayState: 'paused' },
    [`${stopped} &`]: { animationName: 'none', justifyContent: 'start' },
  },
});

export const coin = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  // On a phone a whole coin fits beside the source.
  gap: space['1'],
  paddingInline: space['2'],
  '@media': { [from('md')]: { gap: space['2'], paddingInline: space['3'] } },
  whiteSpace: 'nowrap',
  // Colour of the symbol, which is a plain text node.
  fontWeight: vars.weight.semibold,
  color: color.text.strong,
});

/** Centred on the line, whose texts are aligned by their baselines. */
export const mark = style({ display: 'inline-flex', alignSelf: 'center' });

// Weaker than a class, so that a change keeps the colour of its direction.
globalStyle(`:where(${coin}) > *`, {
  '@layer': { [layers.component]: { fontWeight: vars.weight.regular, color: color.text.default } },
});

export const control = style({ flexShrink: 0 });

export const waiting = style({ flex: '1 1 0', minInlineSize: 0, position: 'relative', overflow: 'hidden' });

export const skeletons = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '9rem', gap: space['6'] });

export const empty = style({ color: color.text.muted });
