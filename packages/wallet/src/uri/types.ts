import type { ChainId, NetworkKind } from '../chains.ts';

/** What a payment link asks for. */
export interface PayRequest {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  /** The recipient's address. */
  readonly address: string;
  /** 'ETH', 'USDT'. */
  readonly asset: string;
  /** In smallest units of the asset; without it the payer chooses. */
  readonly amount?: bigint;
  /** Who is paid, in the recipient's own words: never a proof. */
  readonly label?: string;
  /** What for, in the recipient's own words. */
  readonly message?: string;
}

/** Where a link is read: a link that names no network means the one in use. */
export interface UriContext {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  /** USDT's contract on this network, where the operator named it. The main networks' are known. */
  readonly usdtContract?: string;
}

/** Why a link is not taken. `URI_WORDS` says it to people. */
export type UriProblem = 'notALink' | 'malformed' | 'unsupported' | 'unknownNetwork' | 'unknownToken' | 'amount';

export type ReadUri =
  /** The address still has to go through `checkAddress`. */
  | { readonly kind: 'request'; readonly request: PayRequest }
  | { readonly kind: 'invalid'; readonly reason: UriProblem };

export function refused(reason: UriProblem): ReadUri {
  return { kind: 'invalid', reason };
}
