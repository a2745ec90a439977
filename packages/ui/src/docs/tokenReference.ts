import { keel } from '../tokens/brands/keel.ts';
import { contrastRatio, type Pair, pairsOf } from '../tokens/contrast.ts';
import { cssName } from '../tokens/cssName.ts';
import { motion, SCALE } from '../tokens/scale.ts';
import { THEME_NAMES, type ThemeName } from '../tokens/theme.ts';
import { THEMES } from '../tokens/themes.ts';
import { SPACE_USE, USES } from '../tokens/uses.ts';

/** A token as the reference page shows it. */
export interface TokenEntry {
  /** `color.text.muted`, as in `vars` and in the JSON files. */
  readonly name: string;
  /** `--ui-color-text-muted`; for a text style the common prefix of its four variables. */
  readonly variable: string;
  /** A single value if the themes have the same. */
  readonly values: string | Readonly<Record<ThemeName, string>>;
  readonly use: string;
  /** The measured contrast of a colour that has to be readable or visible. */
  readonly contrast?: string | undefined;
}

/** The first part of a token's name. */
export type TokenGroupName = keyof typeof USES | 'space';

/** Foregrounds of measured pairs whose names differ from their token. */
const SIGNS: Readonly<Record<string, string>> = {
  'control border': 'color.border.control',
  'strong border': 'color.border.strong',
  'focus ring': 'color.focus.ring',
  spinner: 'color.spinner.arc',
  'chart line': 'color.chart.line',
  'coin glyph': 'color.coin.glyph',
  'inverse text': 'color.text.inverse',
};

/** Every token, from the data of the style sheets and the JSON files. Values are Keel's, sizes those of a phone. */
export const TOKEN_ENTRIES: readonly TokenEntry[] = [
  ...leaves(THEMES.white).map(({ path, value }) => ({
    ...entry(path),
    values: { white: value, black: at(THEMES.black, path) },
    contrast: contrastOf(path),
  })),
  ...leaves({ ...SCALE, text: {}, radius: { ...SCALE.radius, ...keel.radius } }).map(({ path, value }) => ({
    ...entry(path),
    values: path[1] === 'duration' ? `${value}, ${reduced(path)} with reduced motion` : value,
  })),
  ...Object.entries(SCALE.text).map(([name, { size, line, tracking, weight }]) => ({
    ...entry(['text', name]),
    values: `${px(size)} / ${px(line)}, weight ${weight}, letter spacing ${tracking}`,
  })),
];

/** The tokens of some groups, in the order of the groups. */
export function entriesOf(groups: readonly TokenGroupName[]): readonly TokenEntry[] {
  return groups.flatMap((group) => TOKEN_ENTRIES.filter(({ name }) => name.startsWith(`${group}.`)));
}

/** The tokens that match every word of a search, in name, variable, value or use. */
export function searched(entries: readonly TokenEntry[], search: string): readonly TokenEntry[] {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter(({ name, variable, values, use }) => {
    const searchableText = [name, variable, use, ...(typeof values === 'string' ? [values] : Object.values(values))];
    const text = searchableText.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function entry(path: readonly string[]) {
  return {
    name: path.join('.'),
    variable: cssName(path),
    use: path[0] === 'space' ? SPACE_USE : at(USES, path),
  };
}

/** A tree of strings; interfaces of literal types have no index signature, so it is read as an object. */
type Tree = object | string;

function leaves(tree: Tree, path: readonly string[] = []): readonly { path: readonly string[]; value: string }[] {
  if (typeof tree === 'string') return [{ path, value: tree }];
  return Object.entries(tree).flatMap(([name, node]) => leaves(node as Tree, [...path, name]));
}

function at(tree: Tree, path: readonly string[]): string {
  const value = path.reduce<unknown>((node, name) => (node as Readonly<Record<string, unknown>>)[name], tree);
  if (typeof value !== 'string') throw new Error(`There is no token ${path.join('.')}.`);
  return value;
}

function reduced(path: readonly string[]): string {
  return at(motion.reducedDuration, path.slice(2));
}

function px(rem: string): string {
  return `${Number.parseFloat(rem) * 16} px`;
}

function contrastOf(path: readonly string[]): string | undefined {
  const measured = THEME_NAMES.map((name) => {
    const pairs = pairsOf(THEMES[name]).filter((pair) => foregroundOf(pair) === path.join('.'));
    return { name, pairs, least: leastOf(pairs) };
  });
  const [pair] = measured[0]?.pairs ?? [];
  if (pair === undefined) return undefined;
  const on = measured[0]?.pairs.map(({ name }) => name.split(' / ')[1]).join(', ');
  const ratios = measured.map(({ name, least }) => `${least.toFixed(1)} to 1 in ${name}`).join(' and ');
  const needed = pair.atLeast === 4.5 ? 'Text needs 4.5.' : 'A sign or an outline needs 3.';
  return `At least ${ratios}, on ${on}. ${needed}`;
}

function leastOf(pairs: readonly Pair[]): number {
  return Math.min(...pairs.map(({ foreground, background }) => contrastRatio(foreground, background)));
}

/**
 * The token of a pair's foreground: `accent text / soft` belongs to color.accent.text, `on accent / hover` to
 * color.accent.on.
 */
export function foregroundOf({ name }: Pair): string {
  const [searchableText = ''] = name.split(' / ');
  const [first = '', second] = searchableText.split(' ');
  if (SIGNS[searchableText] !== undefined) return SIGNS[searchableText];
  if (first === 'on') return `color.${second}.on`;
  return second === undefined ? `color.text.${first}` : `color.${first}.${second}`;
}
