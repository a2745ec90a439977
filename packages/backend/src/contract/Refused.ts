import type { Refusal } from './contract.ts';

/** Thrown by a step that cannot return a reply; the caller receives `refusal`. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
