import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css';
import { style as plainStyle } from '@vanilla-extract/css';
import { recipe as plainRecipe } from '@vanilla-extract/recipes';
import { layers } from './layers.css.ts';

type PlainRecipe = typeof plainRecipe;
type Groups = Parameters<PlainRecipe>[0]['variants'] & {};
type Options<Variants extends Groups> = Parameters<typeof plainRecipe<Variants>>[0];

/** `style` of vanilla-extract; the rule lands in the layer `ui.component`. */
export const style = (rule: ComplexStyleRule) => plainStyle(layered(rule));

/** `recipe` of vanilla-extract; every rule lands in the layer `ui.component`. */
export function recipe<Variants extends Groups>({ base, variants, compoundVariants, ...rest }: Options<Variants>) {
  return plainRecipe<Variants>({
    ...rest,
    ...(base && { base: layered(base) }),
    ...(variants && { variants: mapValues(variants, (group) => mapValues(group, layered)) as Variants }),
    ...(compoundVariants && {
      compoundVariants: compoundVariants.map((compound) => ({ ...compound, style: layered(compound.style) })),
    }),
  });
}

function layered(rule: ComplexStyleRule | string): ComplexStyleRule {
  if (typeof rule === 'string') return [rule];
  if (Array.isArray(rule)) return rule.map((part) => (isRule(part) ? inLayer(part) : part));
  return inLayer(rule);
}

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.component]: rule } });

const isRule = (part: unknown): part is StyleRule => typeof part === 'object' && part !== null && !Array.isArray(part);

function mapValues<Key extends string, From, To>(record: Record<Key, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    To
  >;
}
