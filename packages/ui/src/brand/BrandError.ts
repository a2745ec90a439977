import type { Pair } from '../tokens/contrast.ts';

/** A pair of colours of a brand that cannot be told apart well enough. */
export interface LowContrast extends Pair {
  readonly theme: string;
  /** The contrast ratio that the two colours have, 1 to 21 (WCAG 2.2). */
  readonly ratio: number;
}

/** A brand that `createBrand` refuses. The message names the brand, what is wrong and what would mend it. */
export class BrandError extends Error {
  override name = 'BrandError';
  /** The pairs below the contrast that level AA asks for; empty when something else is wrong. */
  readonly lowContrast: readonly LowContrast[];

  constructor(message: string, lowContrast: readonly LowContrast[] = []) {
    super(message);
    this.lowContrast = lowContrast;
  }
}
