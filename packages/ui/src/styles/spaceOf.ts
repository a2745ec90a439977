import type { vars } from '../tokens/contract.css.ts';

/**
 * The token of a step of the spacing scale as a value, like `vars.space[step]`. A look-up by a dynamic name would
 * include all names of the contract in every bundle.
 */
export const spaceOf = (step: keyof typeof vars.space) => `var(--ui-space-${step.replace('.', '_')})`;
