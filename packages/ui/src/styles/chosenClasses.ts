/** What `recipe` of vanilla-extract makes of its options: the classes of each choice. */
export interface RecipeClasses {
  readonly defaultClassName: string;
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants: Choices;
  readonly compoundVariants: readonly (readonly [choices: Choices, className: string])[];
}

type Choices = Readonly<Record<string, string | boolean | undefined>>;

/**
 * What a recipe is on a page: the classes of what is chosen of it, else of its defaults. vanilla-extract's own copies the
 * choices twice for each call, a property at a time, and a page calls it a hundred times before it can be seen
 * (docs/decisions/0040).
 */
export function chosenClasses(recipe: RecipeClasses): (choices?: Choices) => string {
  const { defaultClassName, variantClassNames, defaultVariants, compoundVariants } = recipe;
  return (choices = defaultVariants) => {
    let classes = defaultClassName;
    for (const variant in variantClassNames) {
      const chosen = choices[variant] ?? defaultVariants[variant];
      const own = chosen === undefined ? undefined : variantClassNames[variant]?.[`${chosen}`];
      if (own) classes += ` ${own}`;
    }
    for (const [wanted, own] of compoundVariants) {
      const isChosen = Object.entries(wanted).every(
        ([variant, value]) => (choices[variant] ?? defaultVariants[variant]) === value,
      );
      if (isChosen) classes += ` ${own}`;
    }
    return classes;
  };
}
