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

/** Asks a network one thing; see `callNetwork`. */
export type CallNode = (method: NetworkMethod, params: readonly unknown[]) => Promise<unknown>;

/** What an address holds of one asset. */
export interface Holding {
  /** 'ETH', 'USDT'. */
  readonly asset: string;
  readonly decimals: number;
  /** Smallest units that can be spent. */
  readonly units: bigint;
  /** Smallest units on their way from others, which can be spent once they are confirmed. Only Bitcoin tells them apart. */
  readonly incoming?: bigint;
}

/** A transfer to be prepared: its recipient is an address, and its amount has been read. */
export interface TransferRequest {
  readonly from: Place;
  readonly to: string;
  readonly asset: string;
  /** Smallest units; null: all of it. */
  readonly amount: bigint | null;
  readonly speed: FeeSpeed;
  readonly network: WalletNetwork;
}

/** What takes the place of a pending transfer. */
export interface ReplacementRequest {
  readonly from: Place;
  readonly purpose: Exclude<SendPurpose, 'send'>;
  readonly speed: FeeSpeed;
  readonly pending: SignedSend;
  /** The unsigned form of the pending one. */
  readonly unsigned: string;
  readonly network: WalletNetwork;
}

/** A transfer that was given to the network. */
export interface SentTransaction {
  readonly txId: string;
  readonly expiry: SendExpiry | null;
}

/** What the app does with the networks of one kind of chain (WALLET-4, WALLET-5). */
export interface ChainPort {
  /** The chain's own coin first. */
  holdings(callNode: CallNode, place: Place, network: WalletNetwork): Promise<readonly Holding[]>;
  prepare(callNode: CallNode, request: TransferRequest): Promise<PrepareSendAnswer>;
  replace(callNode: CallNode, request: ReplacementRequest): Promise<PrepareSendAnswer>;
  /** The same transfer as it has to be signed now: what was reviewed for long may have expired meanwhile. */
  renew(callNode: CallNode, from: Place, prepared: PreparedSend): Promise<PreparedSend>;
  /** Gives signed bytes to the network. @throws NodeRefusal when it does not take them */
  broadcast(callNode: CallNode, signed: SignedSend): Promise<void>;
  /** What the network knows of any of these, which take each other's place. */
  lookUp(callNode: CallNode, from: Place, transactions: readonly SentTransaction[]): Promise<LookUpAnswer>;
}
