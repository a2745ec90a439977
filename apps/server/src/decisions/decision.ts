/** What an operator decides about a deposit, a withdrawal or an order. */
export interface Decision {
  /** Of the thing. */
  readonly id: string;
  /** Who decides, for the audit. */
  readonly actor: string;
  /** Why; the investor is told. */
  readonly reason: string | null;
}

/** `changed` is false where it was decided so before: saying it twice does it once. */
export type Decided =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly code: 'not_found' | 'wrong_state' };
