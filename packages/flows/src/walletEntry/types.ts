import type { Navigate } from '../intent.ts';
import type { User } from '../types.ts';

/** What a person wants to do with the wallet (WENTRY-4). */
export type WalletAction = 'buy' | 'sell' | 'send' | 'receive';

/** What the browser stored of a wallet. An empty text counts as missing; it never includes the phrase. */
export interface StoredWallet {
  /** The owner of the wallet; for anybody else it counts as absent. */
  readonly userId: string | null;
  /** The encrypted vault, or a marker that there is one (WALLET-3). */
  readonly seedphrase: string | null;
  readonly chain: string | null;
  readonly network: string | null;
  readonly address: string | null;
}

export interface WalletEntryInput {
  readonly action: WalletAction;
  readonly user: Pick<User, '_id' | 'email' | 'walletFeauture'>;
  /** The current page, e.g. '/portfolio'. */
  readonly path: string;
  /** null if the browser's storage cannot be read, so that it is unknown whether there is a wallet. */
  readonly stored: StoredWallet | null;
}

/** The outcome: a page to open, or a message to dismiss first. */
export type WalletDestination =
  | { readonly kind: 'open'; readonly intent: Navigate }
  | { readonly kind: 'blocked'; readonly message: string; readonly intent: Navigate };

export interface WalletEntryContext {
  /** The page to open, immediately or after the message was dismissed. */
  readonly intent: Navigate;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export interface WalletEntryEvent {
  readonly type: 'message.dismissed';
}
