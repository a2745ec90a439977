/** An operator's decision about a deposit, a withdrawal or an order. */
export interface Decision {
  /** The id of the object. */
  readonly id: string;
  /** The operator, for the audit log. */
  readonly actor: string;
  /** The reason, which is shown to the investor. */
  readonly reason: string | null;
}

/** `changed` is false if the same decision was made before: repeating a decision has no effect. */
export type Decided =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly code: 'not_found' | 'wrong_state' };
