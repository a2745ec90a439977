import type { UserUpdated } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { User } from '../types.ts';

export interface ChangeCurrencyInput {
  /** `_id` of the user. */
  readonly user: string;
  /** ISO 4217 code of the current currency. */
  readonly currency: string;
}

/** A currency of the picker. */
export interface Currency {
  readonly name: string;
  /** ISO 4217. */
  readonly code: string;
}

export interface ChangeCurrencyContext {
  readonly user: string;
  /** Code of the current currency. */
  readonly currency: string;
  /** null until one is chosen. */
  readonly picked: Currency | null;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

/** Use `snapshot.can({ type: 'submitted' })` to check whether Select is enabled. */
export type ChangeCurrencyEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'picked'; readonly currency: Currency }
  | { readonly type: 'submitted' }
  | { readonly type: 'closed' }
  | { readonly type: 'message.dismissed' };

/** Port `changeCurrency`: POST /changecurrency. */
export interface ChangeCurrencyCall extends Currency {
  readonly user: string;
}
export type ChangeCurrencyReply = Reply<User>;

export type ChangeCurrencyEmitted = UserUpdated;
