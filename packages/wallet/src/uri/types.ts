import type { ChainId, NetworkKind, TokenContracts } from '../chains.ts';

/** The request of a payment link. */
export interface PayRequest {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  /** The recipient's address. */
  readonly address: string;
  /** 'ETH', 'USDT'. */
  readonly asset: string;
  /** In smallest units of the asset; if it is absent, the payer chooses. */
  readonly amount?: bigint;
  /** The recipient's name in their own words: never a proof. */
  readonly label?: string;
  /** The purpose in the recipient's own words. */
  readonly message?: string;
}

/** The wallet that reads a link: a link without a network means the current one. */
export interface UriContext {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  /** The contracts of tokens on this network that the operator configured. Those of the main networks are known. */
  readonly contracts?: TokenContracts;
}

/** Why a link is refused. `URI_WORDS` has the message for each. */
export type UriProblem = 'notALink' | 'malformed' | 'unsupported' | 'unknownNetwork' | 'unknownToken' | 'amount';

export type ReadUri =
  /** The address still has to go through `checkAddress`. */
  | { readonly kind: 'request'; readonly request: PayRequest }
  | { readonly kind: 'invalid'; readonly reason: UriProblem };

export function refused(reason: UriProblem): ReadUri {
  return { kind: 'invalid', reason };
}
