import type { ChainId, NetworkKind } from '../chains.ts';
import type { FundsProblem } from '../funds.ts';

/**
 * What a transfer does, as its bytes say it: `readSend` takes it from them, a person reviews it, `signSend` compares.
 *
 * Plain JSON. Amounts are decimal text of smallest units.
 */
export interface ReviewedSend {
  readonly chain: ChainId;
  /** On Solana as it was asked for: a message says by its block's hash alone which network it counts on. */
  readonly network: NetworkKind;
  /** Whose money it is. */
  readonly from: string;
  /** Who gets it; the sender's own address when a pending transfer is taken back. */
  readonly to: string;
  /** 'ETH', 'USDT'. */
  readonly asset: string;
  readonly amount: string;
  /** The most it can cost, in the native coin. On Solana without the rent of a token account that is opened. */
  readonly fee: string;
  /** The recipient's token account is opened, and its rent paid by the sender, if there is none yet (Solana). */
  readonly opensTokenAccount: boolean;
  /** Whether another may take its place while it is pending. */
  readonly isReplaceable: boolean;
}

/** A transaction that only lacks its signature. */
export interface UnsignedSend {
  /** EVM: hex of what is hashed and signed. Bitcoin: a PSBT in base64. Solana: a legacy message in base64. */
  readonly unsigned: string;
  readonly reviewed: ReviewedSend;
}

export type BuildAnswer =
  | ({ readonly kind: 'built' } & UnsignedSend)
  | { readonly kind: 'invalid'; readonly reason: FundsProblem };

/** Whose bytes are read. */
export interface ReadSendCall {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  readonly from: string;
  readonly unsigned: string;
  /** USDT's contract where the operator named it. On a main network the known one holds, whatever is given. */
  readonly usdtContract?: string;
}
