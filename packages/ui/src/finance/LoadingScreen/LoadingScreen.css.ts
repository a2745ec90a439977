import { globalStyle, keyframes } from '@vanilla-extract/css';
import { iconSize } from '../../components/Icon/iconSize.css.ts';
import { layers } from '../../styles/layers.css.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const breathe = keyframes({ to: { opacity: 0.55 } });

const centred = { display: 'grid', placeItems: 'center', padding: vars.space['4'] } as const;

const square = {
  inlineSize: vars.space['20'],
  blockSize: vars.space['20'],
  borderRadius: vars.radius.modal,
  backgroundColor: vars.color.accent.soft,
} as const;

export const root = recipe({
  base: { position: 'relative', ...centred },
  // Inside a page it is less high, since the page has a header above and bars below.
  variants: { isPage: { true: { minBlockSize: '100dvh' }, false: { minBlockSize: '60dvh' } } },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  ...square,
  color: vars.color.accent.text,
  vars: { [iconSize]: vars.space['8'] },
  animation: `${breathe} ${vars.motion.spin} ${vars.motion.ease.standard} infinite alternate`,
  animationPlayState: vars.motion.loop,
});

/** Below the icon, without moving the icon away from the centre. */
export const label = style({
  ...text('bodySm'),
  position: 'absolute',
  insetInline: vars.space['4'],
  insetBlockStart: `calc(50% + ${vars.space['16']})`,
  textAlign: 'center',
  color: vars.color.text.muted,
});

const beforeTheApp = '[data-loading-screen]:empty';

// The root element of an app whose scripts are still loading shows the same tile in the same place. If scripts are disabled it
// shows none, since no app would follow.
globalStyle(beforeTheApp, {
  '@layer': { [layers.component]: { '@media': { '(scripting: enabled)': { ...centred, minBlockSize: '100dvh' } } } },
});
globalStyle(`${beforeTheApp}::before`, {
  '@layer': { [layers.component]: { '@media': { '(scripting: enabled)': { content: '', ...square } } } },
});
