import type {
  FeeSpeed,
  LookUpAnswer,
  PreparedSend,
  PrepareSendAnswer,
  SendExpiry,
  SendPurpose,
  SignedSend,
} from '@keel/flows';
import type { NetworkMethod, WalletNetwork } from '../../../api/networks.ts';
import type { Place } from './place.ts';

/** Calls one method of a network; see `callNetwork`. */
export type CallNode = (method: NetworkMethod, params: readonly unknown[]) => Promise<unknown>;

/** The balance of one asset at an address. */
export interface Holding {
  /** 'ETH', 'USDT'. */
  readonly asset: string;
  readonly decimals: number;
  /** Smallest units that can be spent. */
  readonly units: bigint;
  /**
   * Smallest units of unconfirmed incoming transfers, which can be spent once they are confirmed. Only Bitcoin and
   * Dogecoin report them separately.
   */
  readonly incoming?: bigint;
}

/** Whether and how an address was used. */
export interface AddressUse {
  /** Whether anything was ever received at it or sent from it. */
  readonly isUsed: boolean;
  /** Its balances; empty for an address that was never used. */
  readonly holdings: readonly Holding[];
}

/** The usual cost and duration of a transfer at one speed, before its recipient and amount are known. */
export interface SpeedFee {
  /** The highest fee, in smallest units of the chain's own coin. */
  readonly fee: bigint;
  /** The same for a transfer of the whole balance of the chain's own coin. */
  readonly feeForAll: bigint;
  /** How long the network usually takes to confirm it, in ms. */
  readonly usualMs: number;
}

/** The usual cost and duration at each speed. */
export type SpeedFees = Readonly<Record<FeeSpeed, SpeedFee>>;

/** A transfer to prepare: its recipient is a checked address, and its amount has been parsed. */
export interface TransferRequest {
  readonly from: Place;
  readonly to: string;
  readonly asset: string;
  /** Smallest units; null for all of it. */
  readonly amount: bigint | null;
  readonly speed: FeeSpeed;
  readonly network: WalletNetwork;
}

/** A transfer that replaces a pending one. */
export interface ReplacementRequest {
  readonly from: Place;
  readonly purpose: Exclude<SendPurpose, 'send'>;
  readonly speed: FeeSpeed;
  readonly pending: SignedSend;
  /** The unsigned form of the pending transfer. */
  readonly unsigned: string;
  readonly network: WalletNetwork;
}

/** A transaction that was broadcast to the network. */
export interface SentTransaction {
  readonly txId: string;
  readonly expiry: SendExpiry | null;
}

/** A transfer of an address, as its network reports it. */
export interface NetworkTransfer {
  readonly txId: string;
  /** null if the network does not report it. */
  readonly direction: 'in' | 'out' | null;
  /** 'ETH', 'USDT'. */
  readonly asset: string;
  /** Smallest units, without the fee; null if the network does not report them. */
  readonly units: bigint | null;
  readonly decimals: number;
  /** The sender of an incoming transfer, the recipient of an outgoing one; null if there are several, or none is reported. */
  readonly other: string | null;
  /** When it was confirmed, in ms since the epoch; null while it is pending, or if the network does not report it. */
  readonly at: number | null;
  readonly state: 'pending' | 'confirmed' | 'failed';
}

/** The operations of the app on the networks of one kind of chain (WALLET-4, WALLET-5). */
export interface ChainPort {
  /** Balances; the chain's own coin is first. */
  holdings(callNode: CallNode, place: Place, network: WalletNetwork): Promise<readonly Holding[]>;
  /** Looks up an address of an imported phrase, with as few calls as possible (WALLET-11). */
  usageOf(callNode: CallNode, place: Place, network: WalletNetwork): Promise<AddressUse>;
  /** Estimates the fee of a transfer of an asset at each speed, for the form; the review has the exact one. */
  fees(callNode: CallNode, from: Place, asset: string): Promise<SpeedFees>;
  /**
   * The latest transfers from and to an address, newest first, as far as a node without an index of addresses reports
   * them.
   */
  history(callNode: CallNode, place: Place, network: WalletNetwork): Promise<readonly NetworkTransfer[]>;
  prepare(callNode: CallNode, request: TransferRequest): Promise<PrepareSendAnswer>;
  replace(callNode: CallNode, request: ReplacementRequest): Promise<PrepareSendAnswer>;
  /** Renews a reviewed transfer for signing: parts of it may have expired since the review. */
  renew(callNode: CallNode, from: Place, prepared: PreparedSend): Promise<PreparedSend>;
  /** Broadcasts signed bytes. @throws NodeRefusal if the node rejects them */
  broadcast(callNode: CallNode, signed: SignedSend): Promise<void>;
  /** Looks up the status of these transactions, which replace each other. */
  lookUp(callNode: CallNode, from: Place, transactions: readonly SentTransaction[]): Promise<LookUpAnswer>;
}
