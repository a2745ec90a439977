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
  /** Confirmations until it counts as done. */
  readonly needed: number;
  /** Whether a second one may take its place while it is pending. */
  readonly isReplaceable: boolean;
}

/** Why it is sent: at first, to be quicker, or to take the first one back. */
export type SendPurpose = 'send' | 'faster' | 'cancel';

export interface SignedSend {
  readonly bytes: string;
  /** Computed on this device, so that it can be looked for whatever the network answers. */
  readonly txId: string;
  readonly purpose: SendPurpose;
}

export interface SendAssetsInput {
  readonly from: WalletPlace;
  readonly asset: string;
  /** Whether the vault is open now. */
  readonly isOpen: boolean;
}

export interface SendAssetsContext {
  readonly from: WalletPlace;
  readonly isOpen: boolean;
  readonly draft: SendDraft;
  readonly errors: SendErrors;
  readonly purpose: SendPurpose;
  readonly prepared: PreparedSend | null;
  /** All that were given to the network, the last one first; any of them may be confirmed. */
  readonly signed: readonly SignedSend[];
  readonly confirmations: number;
  /** The network was asked for it since it was given away. */
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
  | { readonly type: 'lookup.requested' }
  | { readonly type: 'rebroadcast.requested' }
  /** The page is left; what was given to the network goes on. */
  | { readonly type: 'closed' }
  | { readonly type: 'account.changed'; readonly from: WalletPlace }
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
  /** No node could be asked, or what it said made no sense. */
  | { readonly kind: 'unreachable' }
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
  | { readonly kind: 'unknown' };

export type SendAssetsOutput = Navigate;
