import type { Refusal } from './contract.ts';

/** Carries a declared failure out of a step that cannot return an answer. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
