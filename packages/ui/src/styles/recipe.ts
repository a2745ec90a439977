import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css';
import { style as plainStyle } from '@vanilla-extract/css';
import { recipe as plainRecipe } from '@vanilla-extract/recipes';
import { layers } from './layers.css.ts';
import { textClasses } from './textClasses.css.ts';
import { TEXT_STYLES, type TextStyle, text } from './typography.ts';

type PlainRecipe = typeof plainRecipe;
type Groups = Parameters<PlainRecipe>[0]['variants'] & {};
type RuleParts = Extract<ComplexStyleRule, unknown[]>;
type Options<Variants extends Groups> = Parameters<typeof plainRecipe<Variants>>[0];

/** `style` of vanilla-extract; the rule is in the layer `ui.component`, a text style spread into it in `ui.text`. */
export const style = (rule: ComplexStyleRule) => plainStyle(layered(rule));

/** `recipe` of vanilla-extract; every rule is in the layer `ui.component`, text styles as in `style`. */
export function recipe<Variants extends Groups>({ base, variants, compoundVariants, ...rest }: Options<Variants>) {
  // The last text style class in the sheet has priority, so an element that would get two gets only the first as a
  // class.
  const groups = Object.values<Groups[string]>(variants ?? {}).map((group) => Object.values(group));
  const isOneText = [[base ?? ''], ...groups].filter((rules) => rules.some(hasTextStyle)).length <= 1;
  const inVariant = isOneText ? layered : layeredVariants;
  return plainRecipe<Variants>({
    ...rest,
    ...(base && { base: layered(base) }),
    ...(variants && { variants: mapValues(variants, (group) => mapValues(group, inVariant)) as Variants }),
    ...(compoundVariants && {
      compoundVariants: compoundVariants.map((compound) => ({ ...compound, style: layeredVariants(compound.style) })),
    }),
  });
}

const layered = (rule: ComplexStyleRule | string) => eachRule(rule, withTextClass);

const layeredVariants = (rule: ComplexStyleRule | string) => eachRule(rule, (part) => [inLayer(part)]);

function eachRule(rule: ComplexStyleRule | string, change: (part: StyleRule) => RuleParts): RuleParts {
  return [rule].flat().flatMap((part) => (isRule(part) ? change(part) : [part]));
}

/**
 * The class of the text style that the rule spreads, and the remaining declarations: dozens of rules would repeat the
 * same five lines.
 */
function withTextClass(rule: StyleRule): RuleParts {
  const name = textStyleOf(rule);
  if (name === undefined) return [inLayer(rule)];
  const shared: StyleRule = text(name);
  const differing = Object.entries(rule).filter(([key, value]) => shared[key as keyof StyleRule] !== value);
  return differing.length > 0 ? [textClasses[name], inLayer(Object.fromEntries(differing))] : [textClasses[name]];
}

/** The text style of which the rule sets every property, possibly with other values. */
function textStyleOf(rule: StyleRule): TextStyle | undefined {
  return TEXT_STYLES.find((name) => {
    const { lineHeight, letterSpacing, ...others } = text(name);
    const isLine = rule.lineHeight === lineHeight && rule.letterSpacing === letterSpacing;
    return isLine && Object.keys(others).every((key) => key in rule);
  });
}

const hasTextStyle = (rule: ComplexStyleRule | string) =>
  [rule].flat().some((part) => isRule(part) && textStyleOf(part) !== undefined);

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.component]: rule } });

const isRule = (part: unknown): part is StyleRule => typeof part === 'object' && part !== null && !Array.isArray(part);

function mapValues<Key extends string, From, To>(record: Record<Key, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    To
  >;
}
