import type { Navigate } from '../intent.ts';
import type { User } from '../types.ts';

/** What a person wants to do with the wallet (WENTRY-4). */
export type WalletAction = 'buy' | 'sell' | 'send' | 'receive';

/** What the browser kept of a wallet. An empty text counts as missing; the phrase itself is never among it. */
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
  /** null when the browser's storage cannot be read: nobody knows then whether there is a wallet. */
  readonly stored: StoredWallet | null;
}

/** Where it leads: on to a page, or to words that must be dismissed first. */
export type WalletDestination =
  | { readonly kind: 'open'; readonly intent: Navigate }
  | { readonly kind: 'blocked'; readonly message: string; readonly intent: Navigate };

export interface WalletEntryContext {
  /** Where to go, at once or after the words were dismissed. */
  readonly intent: Navigate;
  /** Words of the open modal; '' when none is open. */
  readonly message: string;
}

export interface WalletEntryEvent {
  readonly type: 'message.dismissed';
}
