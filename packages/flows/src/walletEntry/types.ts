import type { Navigate } from '../intent.ts';
import type { User } from '../types.ts';

/** What a person wants to do with the wallet (WENTRY-4). */
export type WalletAction = 'buy' | 'sell' | 'send' | 'receive';

/** What the browser stored of a wallet. An empty text counts as missing; it never includes the phrase. */
export interface StoredWallet {
  /** Whose wallet it is; for anybody else it counts as absent. */
  readonly userId: string | null;
  /** The encrypted vault, or a mark that there is one (WALLET-3). */
  readonly seedphrase: string | null;
  readonly chain: string | null;
  readonly network: string | null;
  readonly address: string | null;
}

export interface WalletEntryInput {
  readonly action: WalletAction;
  readonly user: Pick<User, '_id' | 'email' | 'walletFeauture'>;
  /** The page it was asked on, e.g. '/portfolio'. */
  readonly path: string;
  /** null when the browser's storage cannot be read, so that it is unknown whether there is a wallet. */
  readonly stored: StoredWallet | null;
}

/** The outcome: a page to go to, or a message to dismiss first. */
export type WalletDestination =
  | { readonly kind: 'open'; readonly intent: Navigate }
  | { readonly kind: 'blocked'; readonly message: string; readonly intent: Navigate };

export interface WalletEntryContext {
  /** Where to go, at once or after the words were dismissed. */
  readonly intent: Navigate;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export interface WalletEntryEvent {
  readonly type: 'message.dismissed';
}
