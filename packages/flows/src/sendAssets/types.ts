import type { Navigate } from '../intent.ts';
import type { UnlockKey, VaultLocked, VaultOpened, WalletPlace, WrongPasscode } from '../vault/types.ts';

export type FeeSpeed = 'slow' | 'normal' | 'fast';

/** The typed values. Not secret, so that locking the wallet keeps them. */
export interface SendDraft {
  readonly to: string;
  /** As people write it: 'ETH', 'USDT'. */
  readonly asset: string;
  /** Whole units in decimal text; ignored if `all` is sent. */
  readonly amount: string;
  readonly all: boolean;
  readonly speed: FeeSpeed;
}

export interface SendErrors {
  readonly to: string | null;
  readonly amount: string | null;
}

/** The reviewed transfer, which is exactly what is signed afterwards. Quantities in decimal text. */
export interface PreparedSend {
  /** The unsigned transaction, which the signer uses unchanged. */
  readonly unsigned: string;
  readonly to: string;
  readonly asset: string;
  readonly amount: string;
  readonly fee: string;
  /**
   * The additional cost of opening the recipient's account, once, in the chain's own coin; null if nothing is opened.
   */
  readonly opening: string | null;
  /** The fee at the median of recent blocks; null if the network does not report it. */
  readonly usualFee: string | null;
  /** Whether a token is sent to a contract, which may not be able to move it on. */
  readonly isToContract: boolean;
  /** The minimum that remains of the asset; null if another transfer is replaced. */
  readonly left: string | null;
  /** The original amount, if the replacement sends less; null otherwise. */
  readonly amountBefore: string | null;
  /** The number of confirmations that it needs. */
  readonly needed: number;
  /** Whether it can be replaced while it is pending. */
  readonly isReplaceable: boolean;
  /** When it can no longer be processed; null if only another transfer can end it. */
  readonly expiry: SendExpiry | null;
  /** How long the network usually takes to process such a transfer, in milliseconds; after that it is late. */
  readonly usualMs: number;
}

/** `block`: not after the block of this height. `nonce`: not once the address has used this nonce for another one. */
export type SendExpiry =
  | { readonly kind: 'block'; readonly height: number }
  | { readonly kind: 'nonce'; readonly nonce: number };

/** The purpose of a transaction: the original transfer, a faster replacement, or a cancellation. */
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
  /** Whether the vault is unlocked now. */
  readonly isOpen: boolean;
  /** A transfer that was broadcast before the page was left or reloaded, to resume. @default none */
  readonly resumed?: ResumedSend;
}

/** The stored part of a transfer, to find out its outcome. */
export interface ResumedSend {
  readonly draft: SendDraft;
  readonly prepared: PreparedSend;
  /** At least one; the newest last. */
  readonly signed: readonly SignedSend[];
  /** How long ago it was first broadcast, in milliseconds. */
  readonly waitedMs: number;
}

export interface SendAssetsContext {
  readonly from: WalletPlace;
  readonly isOpen: boolean;
  readonly draft: SendDraft;
  readonly errors: SendErrors;
  readonly purpose: SendPurpose;
  readonly prepared: PreparedSend | null;
  /** The prepared transfer of each of `signed`, as it was signed, in the same order. */
  readonly reviewed: readonly PreparedSend[];
  /** All broadcast transactions, the last one first; any of them may be confirmed. */
  readonly signed: readonly SignedSend[];
  readonly confirmations: number;
  /** How long it has been pending, in milliseconds. */
  readonly waitedMs: number;
  /** Whether the network was polled for it since it was broadcast. */
  readonly isLookedUp: boolean;
  /** Why a rejected transfer is over; null in all other states. */
  readonly ending: SendEnding | null;
  readonly message: string;
  /** Whether the reviewed transfer has to be confirmed with the passcode or the passkey (WALLET-15). */
  readonly needsKey: boolean;
  /** Why the passcode or passkey was not accepted; '' if it was not tried. */
  readonly keyError: string;
}

export type SendFieldChanged =
  | { readonly type: 'field.changed'; readonly name: 'to' | 'asset' | 'amount'; readonly value: string }
  | { readonly type: 'field.changed'; readonly name: 'all'; readonly value: boolean }
  | { readonly type: 'field.changed'; readonly name: 'speed'; readonly value: FeeSpeed };

export type SendAssetsEvent =
  | SendFieldChanged
  | { readonly type: 'submitted' }
  | { readonly type: 'confirmed' }
  /** Confirms the reviewed transfer with the passcode or the passkey, if the wallet asks for it (WALLET-15). */
  | ({ readonly type: 'key.submitted' } & UnlockKey)
  /** Back to the form, or back to the pending transfer. */
  | { readonly type: 'edited' }
  | { readonly type: 'faster.requested' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'check.requested' }
  | { readonly type: 'rebroadcast.requested' }
  /** The page is left; a transfer that was sent to the network continues. */
  | { readonly type: 'closed' }
  | { readonly type: 'message.dismissed' }
  /** The vault's own events, forwarded unchanged. */
  | VaultOpened
  | VaultLocked;

/** Port `prepareSend`: checks the address, computes the amount and the fee, and builds the transaction. */
export interface PrepareSendCall {
  readonly from: WalletPlace;
  readonly draft: SendDraft;
  readonly purpose: SendPurpose;
  /** The transaction that it replaces. */
  readonly replaces: SignedSend | null;
}
export type PrepareSendAnswer =
  | {
      readonly kind: 'ready';
      readonly prepared: PreparedSend;
      /** Whether the signer will ask for the passcode or the passkey. @default it reports that when it signs */
      readonly needsKey?: boolean;
    }
  | { readonly kind: 'invalid'; readonly field: 'to' | 'amount'; readonly text: string }
  /** No node could be reached, or its answer was malformed. */
  | { readonly kind: 'unreachable' }
  /** A coin's value cannot be checked: no node has its previous transaction. */
  | { readonly kind: 'coinUnproved' }
  /** A coin's value differs from the one in its previous transaction. */
  | { readonly kind: 'coinFalse' }
  /** A node simulated the transfer and reports that it would fail. */
  | { readonly kind: 'wouldFail' };

/** Port `signSend`: signs exactly what was reviewed, on this device; only what expires, such as a recent block, is renewed. */
export interface SignSendCall {
  readonly from: WalletPlace;
  readonly prepared: PreparedSend;
  /** What the person confirmed it with; null for nothing. */
  readonly key: UnlockKey | null;
}
export type SignSendAnswer =
  | {
      readonly kind: 'signed';
      readonly bytes: string;
      readonly txId: string;
      /** What was signed, if parts of the reviewed transfer had expired. @default the reviewed transfer */
      readonly renewed?: PreparedSend;
    }
  | { readonly kind: 'refused' }
  /** The signer asks for the passcode or the passkey first (WALLET-15). */
  | { readonly kind: 'needsKey' }
  | WrongPasscode
  /** The passkey is not the one of this wallet. It counts as no attempt. */
  | { readonly kind: 'otherPasskey' };

/** Port `broadcast`: sends the signed bytes to the network. Broadcasting the same bytes twice moves the money once. */
export interface BroadcastCall {
  readonly from: WalletPlace;
  readonly signed: SignedSend;
  /** Whether the same bytes were broadcast before, so that they may have arrived also if they are refused now. */
  readonly isRepeated: boolean;
}
export type BroadcastAnswer = { readonly kind: 'accepted' } | { readonly kind: 'rejected'; readonly text: string };

/** Port `lookUp`: the status of these transactions in the network. */
export interface LookUpCall {
  readonly from: WalletPlace;
  readonly txIds: readonly string[];
}
export type LookUpAnswer =
  | { readonly kind: 'found'; readonly txId: string; readonly confirmations: number }
  | { readonly kind: 'failed'; readonly text: string }
  /** It was not processed in time, and no longer can be. */
  | { readonly kind: 'expired' }
  /** Another transfer of the same address used its nonce, so it can no longer be processed. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'unknown' };

/**
 * Why a transfer is over without having moved the money. `failed`: it is in a block and cost its fee; `refused`: no node
 * accepted it; `expired` and `replaced`: it can no longer be processed.
 */
export type SendEnding = 'failed' | 'refused' | 'expired' | 'replaced';

export type SendAssetsOutput = Navigate;
