import type { Diagram } from './types.ts';

/** XState's value of a machine's state: 'editing', or { unlocked: 'open' } for a nested state. */
export type StateValue = string | { readonly [key: string]: StateValue | undefined };

/**
 * The ids of the states that a state value names: the state and its parents. Names that the diagram lacks are left out.
 */
export function idsOf({ states }: Diagram, value: StateValue | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (one: StateValue | undefined, parent: string | null): void => {
    const names = one === undefined ? {} : typeof one === 'string' ? { [one]: undefined } : one;
    for (const [key, inner] of Object.entries(names)) {
      const state = states.find((each) => each.key === key && each.parent === parent);
      if (state === undefined) continue;
      found.add(state.id);
      visit(inner, state.id);
    }
  };
  visit(value, null);
  return found;
}
