import type { Pair } from '../tokens/contrast.ts';

/** A pair of a brand's colours with too little contrast. */
export interface LowContrast extends Pair {
  /** The theme in which the pair is used: 'white' or 'black'. */
  readonly theme: string;
  /** The contrast ratio of the two colours, 1 to 21 (WCAG 2.2). */
  readonly ratio: number;
}

/** A brand that `createBrand` refuses. The message names the brand, the fault and a remedy. */
export class BrandError extends Error {
  override name = 'BrandError';
  /** The pairs below the contrast of level AA; empty if something else is wrong. */
  readonly lowContrast: readonly LowContrast[];

  constructor(message: string, lowContrast: readonly LowContrast[] = []) {
    super(message);
    this.lowContrast = lowContrast;
  }
}
