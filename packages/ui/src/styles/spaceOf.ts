import type { vars } from '../tokens/contract.css.ts';

/**
 * The token of a step of the spacing scale as a value: what `vars.space[step]` holds. To look it up by a name that is
 * only known while the page runs would bring all names of the contract into every bundle.
 */
export const spaceOf = (step: keyof typeof vars.space) => `var(--ui-space-${step.replace('.', '_')})`;
