import { parse } from 'culori';
import { keel } from './brands/keel.ts';
import { cssName } from './cssName.ts';
import { SCALE } from './scale.ts';
import type { ThemeName } from './theme.ts';
import { THEMES } from './themes.ts';

/** A token of the Design Tokens Format Module 2025.10 (designtokens.org). */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  /** Its custom property in CSS. */
  readonly $extensions: { readonly 'org.keel.css': string };
}

export interface TokenGroup {
  readonly [name: string]: TokenGroup | DesignToken;
}

/**
 * The tokens that are the same in every theme: space, corners, type, sizes, motion, layers. Sizes are those of a phone.
 */
export function baseTokens(): TokenGroup {
  const { motion, text, ...rest } = SCALE;
  const { duration, ease, spin } = motion;
  const { control, card, modal } = keel.radius;
  return {
    ...group({ ...rest, radius: { ...rest.radius, control, card, modal } }, []),
    motion: group({ duration, ease: { ...ease, linear: 'cubic-bezier(0, 0, 1, 1)' }, spin }, ['motion']),
    text: Object.fromEntries(Object.entries(text).map(([name, style]) => [name, typography(name, style)])),
  };
}

/** The colours and shadows of a theme, with Keel's own brand. */
export function themeTokens(name: ThemeName): TokenGroup {
  return group(THEMES[name], []);
}

type Tree = { readonly [name: string]: Tree | string };

function group(tree: Tree, path: readonly string[]): TokenGroup {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => {
      const at = [...path, name];
      return [name.replace('.', '_'), typeof node === 'string' ? token(node, at) : group(node, at)];
    }),
  );
}

function token(value: string, path: readonly string[]): DesignToken {
  const [root = ''] = path;
  const convert = BY_GROUP[root] ?? convertLength;
  return { ...convert(value), $extensions: { 'org.keel.css': cssName(path) } };
}

type Converted = Pick<DesignToken, '$type' | '$value'>;

const BY_GROUP: Readonly<Record<string, (value: string) => Converted>> = {
  color: (value) => ({ $type: 'color', $value: colorOf(value) }),
  shadow: (value) => ({ $type: 'shadow', $value: shadowOf(value) }),
  font: (value) => ({ $type: 'fontFamily', $value: familiesOf(value) }),
  weight: (value) => ({ $type: 'fontWeight', $value: Number(value) }),
  z: (value) => ({ $type: 'number', $value: Number(value) }),
  motion: (value) =>
    value.startsWith('cubic-bezier')
      ? { $type: 'cubicBezier', $value: numbersIn(value) }
      : { $type: 'duration', $value: measure(value) },
};

function convertLength(value: string): Converted {
  return { $type: 'dimension', $value: measure(value) };
}

interface TextStyle {
  readonly size: string;
  readonly line: string;
  readonly tracking: string;
  readonly weight: string;
}

function typography(name: string, { size, line, tracking, weight }: TextStyle): DesignToken {
  const fontSize = measure(size);
  // The format has no em unit: letter spacing is relative to the style's own size.
  const letterSpacing = { value: round(Number.parseFloat(tracking) * fontSize.value), unit: fontSize.unit };
  return {
    $type: 'typography',
    $value: {
      fontFamily: familiesOf(name === 'code' ? SCALE.font.mono : SCALE.font.sans),
      fontSize,
      fontWeight: Number(weight),
      letterSpacing,
      lineHeight: round(measure(line).value / fontSize.value),
    },
    $extensions: { 'org.keel.css': cssName(['text', name]) },
  };
}

function measure(value: string): { readonly value: number; readonly unit: string } {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(px|rem|ms)$/.exec(value) ?? [];
  if (unit === '') throw new Error(`A token has a length or duration that the format does not know: ${value}`);
  return { value: Number(number), unit };
}

function colorOf(value: string) {
  const color = parse(value === 'transparent' ? '#0000' : value);
  if (color?.mode !== 'rgb') throw new Error(`A token has a colour that is not sRGB: ${value}`);
  return {
    colorSpace: 'srgb',
    components: [color.r, color.g, color.b].map(round),
    alpha: color.alpha ?? 1,
  };
}

/** `0 8px 24px rgb(17 23 37 / .12)`, or several separated by commas: offsets, blur, spread and colour of each layer. */
function shadowOf(value: string) {
  const layers = value.split(', ').map((layer) => {
    const [, x = '', y = '', blur = '', spread = '0', color = ''] =
      /^(\S+) (\S+) (\S+) (?:(\S+) )?(rgb.*|#.*)$/.exec(layer) ?? [];
    return {
      color: colorOf(color),
      offsetX: pixels(x),
      offsetY: pixels(y),
      blur: pixels(blur),
      spread: pixels(spread),
    };
  });
  return layers.length === 1 ? layers[0] : layers;
}

function pixels(length: string) {
  return { value: Number.parseFloat(length), unit: 'px' };
}

function familiesOf(value: string): readonly string[] {
  return value.split(', ').map((family) => family.replaceAll('"', ''));
}

function numbersIn(value: string): readonly number[] {
  return [...value.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
