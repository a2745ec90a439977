import { converter, formatHex, type Oklch, toGamut } from 'culori';
import type { BrandAccent } from '../tokens/brand.ts';
import { contrastRatio } from '../tokens/contrast.ts';
import { neutral } from '../tokens/reference.ts';
import type { Theme, ThemeName } from '../tokens/theme.ts';
import { THEMES } from '../tokens/themes.ts';

const toRgb = converter('rgb');
const toOklch = converter('oklch');
const inGamut = toGamut('rgb', 'oklch');

/** The minimum contrast of text, and of outlines and lines (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const SIGN_CONTRAST = 3;
/** The step in which lightness is searched, from 0 to 1. */
const STEP = 0.005;
/** How much a button's lightness changes on hover and while it is pressed. */
const HOVER = 0.035;
const PRESSED = 0.07;
/** A soft background: its lightness and its maximum chroma, at rest, hovered and pressed. */
const SOFT: Readonly<
  Record<ThemeName, { readonly lightness: readonly [number, number, number]; readonly chroma: number }>
> = {
  white: { lightness: [0.965, 0.935, 0.905], chroma: 0.03 },
  black: { lightness: [0.27, 0.31, 0.35], chroma: 0.06 },
};
const AREA_OPACITY = 0.16;

/**
 * The accent of one theme, derived from one colour. Buttons have the colour unchanged; text, focus ring and chart line
 * keep its hue and get the nearest lightness that reaches AA on every background of the theme.
 *
 * @param color an opaque sRGB colour, `#rrggbb`
 * @param on the colour of text on buttons, `#rrggbb`
 */
export function accentOf(color: string, on: string, name: ThemeName): BrandAccent {
  const base = toOklch(color) as Oklch;
  const theme = THEMES[name];
  // Away from the text colour, so that the contrast only increases.
  const direction = contrastRatio(on, neutral[0]) < contrastRatio(on, neutral[160]) ? -1 : 1;
  const { lightness, chroma } = SOFT[name];
  const [soft, softHover, softPressed] = lightness.map((l) => hexOf({ ...base, l, c: Math.min(base.c, chroma) })) as [
    string,
    string,
    string,
  ];
  const backgrounds = backgroundsOf(theme);
  const line = readable(base, backgrounds, SIGN_CONTRAST, name);
  return {
    tone: {
      solid: color,
      solidHover: hexOf({ ...base, l: base.l + direction * HOVER }),
      solidPressed: hexOf({ ...base, l: base.l + direction * PRESSED }),
      on,
      text: readable(base, [...backgrounds, soft, softHover, softPressed], TEXT_CONTRAST, name),
      soft,
      softHover,
      softPressed,
    },
    focusRing: line,
    chart: { line, area: translucent(line) },
  };
}

function backgroundsOf({ color: { bg } }: Theme): readonly string[] {
  return [bg.canvas, bg.surface, bg.subtle, bg.raised];
}

/** The nearest lightness of a colour that reaches a contrast on each background: darker on white, lighter on black. */
function readable(base: Oklch, backgrounds: readonly string[], atLeast: number, name: ThemeName): string {
  const step = name === 'white' ? -STEP : STEP;
  for (let l = base.l; l >= 0 && l <= 1; l += step) {
    const hex = hexOf({ ...base, l });
    if (backgrounds.every((background) => contrastRatio(hex, background) >= atLeast)) return hex;
  }
  return name === 'white' ? neutral[160] : neutral[0];
}

/** sRGB hex; colours outside of sRGB lose chroma and keep their hue. */
function hexOf(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  return formatHex(inGamut({ ...color, l }));
}

/** Converts 0 to 1 into 0 to 255. */
function channel(value: number): number {
  return Math.round(value * 255);
}

function translucent(hex: string): string {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 };
  return `rgb(${channel(r)} ${channel(g)} ${channel(b)} / ${AREA_OPACITY})`;
}
