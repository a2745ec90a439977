import type { ChainId, NetworkKind, TokenContracts } from '../chains.ts';
import type { FundsProblem } from '../funds.ts';

/**
 * What a transfer does, according to its bytes: `readSend` decodes them, a person reviews the result, and `signSend`
 * compares it.
 *
 * Plain JSON. Amounts are decimal text of smallest units.
 */
export interface ReviewedSend {
  readonly chain: ChainId;
  /** On Solana the requested network: only the block hash of a message determines where it is valid. */
  readonly network: NetworkKind;
  /** The sender. */
  readonly from: string;
  /** The recipient; the sender's own address if a pending transfer is cancelled. */
  readonly to: string;
  /** 'ETH', 'USDT'. */
  readonly asset: string;
  readonly amount: string;
  /** The maximum cost in the native coin. On Solana without the rent of a token account that is opened. */
  readonly fee: string;
  /** Whether the recipient's token account is opened if there is none yet, at the sender's cost (Solana). */
  readonly opensTokenAccount: boolean;
  /** Whether it can be replaced while it is pending. */
  readonly isReplaceable: boolean;
}

/** A transaction that only lacks its signature. */
export interface UnsignedSend {
  /** EVM: hex of what is hashed and signed. Bitcoin and Dogecoin: a PSBT in base64. Solana: a legacy message in base64. */
  readonly unsigned: string;
  readonly reviewed: ReviewedSend;
}

export type BuildAnswer =
  | ({ readonly kind: 'built' } & UnsignedSend)
  | { readonly kind: 'invalid'; readonly reason: FundsProblem };

/** The sender of the bytes. */
export interface ReadSendCall {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  readonly from: string;
  readonly unsigned: string;
  /** The contracts of tokens that the operator configured. On a main network the known ones are used, whatever is given. */
  readonly contracts?: TokenContracts;
}
