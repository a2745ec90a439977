import type { Navigate } from '../intent.ts';
import type { VaultLocked, VaultOpened, WalletPlace } from '../vault/types.ts';

export type FeeSpeed = 'slow' | 'normal' | 'fast';

/** What is typed. Not secret, so a lock leaves it. */
export interface SendDraft {
  readonly to: string;
  /** As people write it: 'ETH', 'USDT'. */
  readonly asset: string;
  /** Whole units in decimal text; not looked at when `all` is sent. */
  readonly amount: string;
  readonly all: boolean;
  readonly speed: FeeSpeed;
}

export interface SendErrors {
  readonly to: string | null;
  readonly amount: string | null;
}

/** What is reviewed, and exactly what is signed after it. Quantities in decimal text. */
export interface PreparedSend {
  /** The unsigned transaction, which the signer takes as it is. */
  readonly unsigned: string;
  readonly to: string;
  readonly asset: string;
  readonly amount: string;
  readonly fee: string;
  /** What opening the recipient's account costs on top of the fee, once, in the chain's own coin; null: nothing is opened. */
  readonly opening: string | null;
  /** What the fee would be at the median of recent blocks; null where the network does not say. */
  readonly usualFee: string | null;
  /** A token is sent to a contract, which may not be able to move it on. */
  readonly isToContract: boolean;
  /** What stays of the asset at least; null where another transfer is replaced. */
  readonly left: string | null;
  /** What was sent at first, where the transfer that takes its place sends less; null otherwise. */
  readonly amountBefore: string | null;
  /** Confirmations until it counts as done. */
  readonly needed: number;
  /** Whether a second one may take its place while it is pending. */
  readonly isReplaceable: boolean;
  /** When it can no longer be carried out; null where nothing but another transfer ends it. */
  readonly expiry: SendExpiry | null;
  /** How long the network usually takes to carry such a transfer out, in milliseconds; after that it is late. */
  readonly usualMs: number;
}

/** `block`: not after the block of this height. `nonce`: not once the address has used this nonce for another one. */
export type SendExpiry =
  | { readonly kind: 'block'; readonly height: number }
  | { readonly kind: 'nonce'; readonly nonce: number };

/** Why it is sent: at first, to be quicker, or to take the first one back. */
export type SendPurpose = 'send' | 'faster' | 'cancel';

export interface SignedSend {
  readonly bytes: string;
  /** Computed on this device, so that the transaction can be looked up whatever the network answered. */
  readonly txId: string;
  readonly purpose: SendPurpose;
}

export interface SendAssetsInput {
  readonly from: WalletPlace;
  readonly asset: string;
  /** Whether the vault is open now. */
  readonly isOpen: boolean;
  /** A transfer that was broadcast before the page was left or reloaded, to go on with. @default none */
  readonly resumed?: ResumedSend;
}

/** What is kept of a transfer, to find out what became of it. */
export interface ResumedSend {
  readonly draft: SendDraft;
  readonly prepared: PreparedSend;
  /** At least one; the newest last. */
  readonly signed: readonly SignedSend[];
  /** How long ago it was broadcast first, in milliseconds. */
  readonly waitedMs: number;
}

export interface SendAssetsContext {
  readonly from: WalletPlace;
  readonly isOpen: boolean;
  readonly draft: SendDraft;
  readonly errors: SendErrors;
  readonly purpose: SendPurpose;
  readonly prepared: PreparedSend | null;
  /** What each of `signed` does, in the same order. */
  readonly reviewed: readonly PreparedSend[];
  /** All that were given to the network, the last one first; any of them may be confirmed. */
  readonly signed: readonly SignedSend[];
  readonly confirmations: number;
  /** How long it has been pending, in milliseconds. */
  readonly waitedMs: number;
  /** The network was asked for it since it was broadcast. */
  readonly isLookedUp: boolean;
  readonly message: string;
}

export type SendFieldChanged =
  | { readonly type: 'field.changed'; readonly name: 'to' | 'asset' | 'amount'; readonly value: string }
  | { readonly type: 'field.changed'; readonly name: 'all'; readonly value: boolean }
  | { readonly type: 'field.changed'; readonly name: 'speed'; readonly value: FeeSpeed };

export type SendAssetsEvent =
  | SendFieldChanged
  | { readonly type: 'submitted' }
  | { readonly type: 'confirmed' }
  /** Back to the form, or back to the pending transfer. */
  | { readonly type: 'edited' }
  | { readonly type: 'faster.requested' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'check.requested' }
  | { readonly type: 'rebroadcast.requested' }
  /** The page is left; a transfer that was sent to the network continues. */
  | { readonly type: 'closed' }
  | { readonly type: 'message.dismissed' }
  /** The vault's own, forwarded as they are. */
  | VaultOpened
  | VaultLocked;

/** Port `prepareSend`: checks the address, works out all of it and the fee, and builds the transaction. */
export interface PrepareSendCall {
  readonly from: WalletPlace;
  readonly draft: SendDraft;
  readonly purpose: SendPurpose;
  /** The one whose place it takes. */
  readonly replaces: SignedSend | null;
}
export type PrepareSendAnswer =
  | { readonly kind: 'ready'; readonly prepared: PreparedSend }
  | { readonly kind: 'invalid'; readonly field: 'to' | 'amount'; readonly text: string }
  /** No node could be reached, or its answer was malformed. */
  | { readonly kind: 'unreachable' }
  /** A coin's value cannot be checked: no node gives the transaction that it came from. */
  | { readonly kind: 'coinUnproved' }
  /** What a node says of a coin is not what the coin's own transaction says. */
  | { readonly kind: 'coinFalse' }
  /** A node tried it out and says that it would fail. */
  | { readonly kind: 'wouldFail' };

/** Port `signSend`: signs exactly what was reviewed, on this device. */
export interface SignSendCall {
  readonly from: WalletPlace;
  readonly prepared: PreparedSend;
}
export type SignSendAnswer =
  | { readonly kind: 'signed'; readonly bytes: string; readonly txId: string }
  | { readonly kind: 'refused' };

/** Port `broadcast`: gives the signed bytes to the network. The same bytes twice move the money once. */
export interface BroadcastCall {
  readonly from: WalletPlace;
  readonly signed: SignedSend;
}
export type BroadcastAnswer = { readonly kind: 'accepted' } | { readonly kind: 'rejected'; readonly text: string };

/** Port `lookUp`: what the network knows of any of these. */
export interface LookUpCall {
  readonly from: WalletPlace;
  readonly txIds: readonly string[];
}
export type LookUpAnswer =
  | { readonly kind: 'found'; readonly txId: string; readonly confirmations: number }
  | { readonly kind: 'failed'; readonly text: string }
  /** It was not carried out in time, and can no longer be. */
  | { readonly kind: 'expired' }
  /** Another transfer of the same address has its nonce, so it can no longer be carried out. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'unknown' };

export type SendAssetsOutput = Navigate;
