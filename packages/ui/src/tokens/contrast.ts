import type { Brand } from './brand.ts';
import type { Theme, ThemeName } from './theme.ts';

/** Text needs 4.5:1, a meaningful outline or icon 3:1 (WCAG 2.2, 1.4.3 and 1.4.11, level AA). */
export interface Pair {
  readonly name: string;
  readonly foreground: string;
  readonly background: string;
  readonly atLeast: 4.5 | 3;
}

/** The contrast ratio of two opaque colours, `#rrggbb` each. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The theme with the colours of a brand. */
export function branded(theme: Theme, brand: Brand, name: ThemeName): Theme {
  const { tone, focusRing, chart } = brand.accent[name];
  return {
    ...theme,
    color: {
      ...theme.color,
      accent: tone,
      focus: { ring: focusRing },
      chart: { ...theme.color.chart, ...chart },
    },
  };
}

/** Every pair that components may combine. */
export function pairsOf({ color }: Theme): readonly Pair[] {
  const { canvas, surface, subtle, raised } = color.bg;
  const backgrounds = { canvas, surface, subtle, raised };
  const tones = { accent: color.accent, action: color.action, positive: color.positive, negative: color.negative };
  const quiet = { soft: color.action.soft, 'soft hover': color.action.softHover };
  const { glyph, ...discs } = color.coin;
  return [
    ...every({ strong: color.text.strong, default: color.text.default, muted: color.text.muted }, backgrounds, 4.5),
    ...every({ strong: color.text.strong, default: color.text.default, muted: color.text.muted }, quiet, 4.5),
    ...every(
      { strong: color.text.strong, default: color.text.default },
      { 'soft pressed': color.action.softPressed },
      4.5,
    ),
    ...every({ 'accent text': color.accent.text, 'positive text': color.positive.text }, backgrounds, 4.5),
    ...every({ 'negative text': color.negative.text, 'warning text': color.warning.text }, backgrounds, 4.5),
    ...Object.entries(tones).flatMap(([name, tone]) => [
      ...every(
        { [`on ${name}`]: tone.on },
        { solid: tone.solid, hover: tone.solidHover, pressed: tone.solidPressed },
        4.5,
      ),
      ...every(
        { [`${name} text`]: tone.text },
        { soft: tone.soft, 'soft hover': tone.softHover, 'soft pressed': tone.softPressed },
        4.5,
      ),
    ]),
    ...every(
      { strong: color.text.strong, default: color.text.default, muted: color.text.muted },
      { 'accent soft': color.accent.soft },
      4.5,
    ),
    ...every(
      { 'warning text': color.warning.text, strong: color.text.strong },
      { 'warning soft': color.warning.soft },
      4.5,
    ),
    ...every({ 'inverse text': color.text.inverse }, { inverse: color.bg.inverse }, 4.5),
    ...every(
      {
        'control border': color.border.control,
        'strong border': color.border.strong,
        'focus ring': color.focus.ring,
      },
      backgrounds,
      3,
    ),
    ...every({ spinner: color.spinner.arc }, { ...backgrounds, ...quiet }, 3),
    ...every({ 'chart line': color.chart.line }, backgrounds, 3),
    ...every({ 'coin glyph': glyph }, discs, 3),
    ...every(
      {
        'toast text': color.toast.text,
        'toast muted': color.toast.muted,
        'toast action': color.toast.action,
        'toast positive': color.toast.positive,
        'toast negative': color.toast.negative,
      },
      { toast: color.toast.bg },
      4.5,
    ),
  ];
}

type Colours = Readonly<Record<string, string>>;

function every(foregrounds: Colours, backgrounds: Colours, atLeast: Pair['atLeast']): readonly Pair[] {
  return Object.entries(foregrounds).flatMap(([text, foreground]) =>
    Object.entries(backgrounds).map(([on, background]) => ({
      name: `${text} / ${on}`,
      foreground,
      background,
      atLeast,
    })),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
