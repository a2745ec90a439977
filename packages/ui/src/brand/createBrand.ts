import { converter, formatHex } from 'culori';
import type { Brand } from '../tokens/brand.ts';
import { branded, contrastRatio, pairsOf } from '../tokens/contrast.ts';
import { neutral } from '../tokens/reference.ts';
import { THEME_NAMES } from '../tokens/theme.ts';
import { THEMES } from '../tokens/themes.ts';
import { accentOf } from './accentOf.ts';
import { BrandError, type LowContrast } from './BrandError.ts';
import { brandCss } from './brandCss.ts';

/** The options of `createBrand`. */
export interface BrandOptions {
  /** The value of `data-brand`: lower-case letters, digits and hyphens, e.g. 'acme'. */
  readonly id: string;
  /** The full name, in titles and mails, e.g. 'Acme Capital'. */
  readonly name: string;
  /** Shown beside the mark, at most 12 characters. @default name, if it is short enough */
  readonly shortName?: string;
  /** The colour of buttons, links and selection: any opaque CSS colour, as hex, `rgb()`, `hsl()`, `lab()` or `oklch()`. */
  readonly color: string;
  /** The colour of text on buttons. @default white, or near black if white would not be readable */
  readonly onColor?: string;
  /** The roundness of controls, cards and dialogs. @default 'round' */
  readonly corners?: 'square' | 'soft' | 'round';
  /** SVG paths in a box of 26 × 26. @default a round plate */
  readonly mark?: Brand['mark'];
}

/** A brand with its style sheet. */
export interface CreatedBrand extends Brand {
  /** Custom properties of both themes, for elements whose `data-brand` is this id. */
  readonly css: string;
}

const RADII: Readonly<Record<NonNullable<BrandOptions['corners']>, Brand['radius']>> = {
  square: { control: '2px', card: '4px', modal: '6px' },
  soft: { control: '6px', card: '10px', modal: '12px' },
  round: { control: '10px', card: '16px', modal: '20px' },
};
const DEFAULT_MARK: Brand['mark'] = { shape: 'M13 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z', line: 'M13 9v8' };
const SHORT_NAME_MAX = 12;
const BLACK = '#000000';
const TEXT_COLORS = [neutral[0], neutral[160], BLACK];

const toRgb = converter('rgb');

/**
 * Creates a brand from one colour and a few options, for both themes. The contrast of every pair of colours that
 * components combine is measured.
 *
 * @throws BrandError if a colour is invalid or translucent, or if a pair is below level AA of WCAG 2.2
 */
export function createBrand(options: BrandOptions): CreatedBrand {
  const { id, name, corners = 'round', mark = DEFAULT_MARK } = options;
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    throw new BrandError(`The brand id '${id}' must be small letters, digits and hyphens, and start with a letter.`);
  }
  const shortName = shortNameOf(options);
  const color = opaque(name, 'color', options.color);
  const on = options.onColor === undefined ? textOn(color) : opaque(name, 'onColor', options.onColor);
  const brand: Brand = {
    id,
    name,
    shortName,
    mark,
    accent: { white: accentOf(color, on, 'white'), black: accentOf(color, on, 'black') },
    radius: RADII[corners],
  };
  const low = lowContrastOf(brand);
  if (low.length > 0) throw new BrandError(sentenceOf(name, low), low);
  return { ...brand, css: brandCss(brand) };
}

function shortNameOf({ name, shortName = name }: BrandOptions): string {
  if (shortName.length <= SHORT_NAME_MAX) return shortName;
  throw new BrandError(
    `The short name '${shortName}' of the brand '${name}' has more than ${SHORT_NAME_MAX} characters. Give a shorter \`shortName\`.`,
  );
}

/** Converts any opaque CSS colour to `#rrggbb`. */
function opaque(name: string, option: 'color' | 'onColor', value: string): string {
  const color = toRgb(value);
  if (color === undefined) throw new BrandError(`'${value}' is no colour: \`${option}\` of the brand '${name}'.`);
  if (color.alpha !== undefined && color.alpha < 1) {
    throw new BrandError(`'${value}' is translucent: \`${option}\` of the brand '${name}' must be opaque.`);
  }
  return formatHex(color);
}

/** White if it is readable, since most brands expect it; otherwise a dark neutral; black for colours in the middle. */
function textOn(color: string): string {
  return TEXT_COLORS.find((text) => contrastRatio(text, color) >= 4.5) ?? BLACK;
}

function lowContrastOf(brand: Brand): readonly LowContrast[] {
  return THEME_NAMES.flatMap((theme) =>
    pairsOf(branded(THEMES[theme], brand, theme))
      .map((pair) => ({ ...pair, theme, ratio: contrastRatio(pair.foreground, pair.background) }))
      .filter(({ ratio, atLeast }) => ratio < atLeast),
  );
}

function sentenceOf(name: string, low: readonly LowContrast[]): string {
  const pairs = low.map(
    ({ name: pair, theme, foreground, background, ratio, atLeast }) =>
      `${pair} in ${theme} (${foreground} on ${background}) is ${ratio.toFixed(2)}:1 and needs ${atLeast}:1`,
  );
  return `The brand '${name}' cannot be read: ${pairs.join('; ')}. Choose another \`color\` or \`onColor\`.`;
}
