import type { Announce, Established, Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Admin, EpochMs, Investment, ThemeName, Transaction, User } from '../types.ts';

/** Where a restored session starts: the dashboard, or the page that was opened (ROUTE-7). */
export type Landing = 'invest' | 'keep';

export interface SessionInput {
  readonly landing: Landing;
}

/** What is known of the wallet without its key (SESS-2). It never contains the phrase. */
export interface SessionWallet {
  /** The owner of the vault; for anybody else it counts as absent. */
  readonly userId: string | null;
  /** 'stored' if this device has an encrypted vault. */
  readonly seedphrase: 'stored' | null;
  readonly chain: string | null;
  readonly network: string | null;
  readonly address: string | null;
  readonly assets: readonly WalletAsset[];
  readonly hasPasscode: boolean;
  readonly isOpen: boolean;
}

export interface WalletAsset {
  readonly symbol: string;
  /** Display quantity, decimal text. */
  readonly quantity: string;
}

export interface SessionContext {
  readonly token: string | null;
  readonly user: User | null;
  readonly admin: Admin | null;
  readonly transactions: readonly Transaction[];
  readonly investment: Investment | null;
  readonly wallet: SessionWallet;
  /** null until chosen: follow the system (SET-2). */
  readonly theme: ThemeName | null;
  readonly expiresAt: EpochMs;
  /** Ms to expiry when the running timer was set. */
  readonly left: number;
  /** AUTH-7: the operator's idle limit in ms, which stays with the tab; 0 for none. */
  readonly idleMs: number;
  /** When somebody last used this browser, in any tab. */
  readonly activeAt: EpochMs;
  /** Ms until the session is idle, when the running timer was set; unused without `idleMs`. */
  readonly idleLeft: number;
  /** Counts sign-ins in this tab. Requests carry it, so that a late answer cannot end a newer session. */
  readonly epoch: number;
  readonly landing: Landing;
  /** Why the session cannot be restored now; '' otherwise. */
  readonly message: string;
}

/**
 * Events of the session (SESS-1). The README of this package has a table from the names in SESS-1 to these events.
 */
export type SessionEvent =
  | Established
  | { readonly type: 'logout' }
  | { readonly type: 'unauthorized'; readonly epoch: number }
  | { readonly type: 'page.resumed'; readonly at: EpochMs }
  | { readonly type: 'retry'; readonly at: EpochMs }
  /** The operator's limit is known; null for none. */
  | { readonly type: 'idle.limited'; readonly minutes: number | null; readonly at: EpochMs }
  /** Somebody used the app, here or in another tab, or chose to stay. */
  | { readonly type: 'active'; readonly at: EpochMs }
  | { readonly type: 'storageChanged'; readonly token: string | null }
  | { readonly type: 'user.updated'; readonly user: User }
  | { readonly type: 'transaction.added'; readonly transaction: Transaction }
  | { readonly type: 'passcode.created' }
  | { readonly type: 'wallet.opened'; readonly assets: readonly WalletAsset[] }
  | { readonly type: 'wallet.changed'; readonly wallet: Partial<SessionWallet> }
  | { readonly type: 'theme.changed'; readonly theme: ThemeName };

/** Port `readStored`: what the browser stored. Rejects when storage is blocked. */
export interface Stored {
  readonly session: { readonly token: string; readonly expiresAt: EpochMs } | null;
  readonly theme: ThemeName | null;
  readonly wallet: Pick<SessionWallet, 'userId' | 'seedphrase' | 'chain' | 'network' | 'address'>;
  readonly at: EpochMs;
}

/** Port `fetchUser`: GET /userbytoken. */
export interface FetchUserCall {
  readonly token: string;
}
export interface UserByToken {
  readonly user: User;
  readonly admin: Admin | null;
  readonly transactions: readonly Transaction[];
  readonly investments: Investment | null;
}
export type FetchUserReply = Reply<UserByToken>;

/** Asks the app to store the session in the browser (SESS-7). */
export interface Persist {
  readonly type: 'persist';
  readonly token: string;
  readonly expiresAt: EpochMs;
  readonly user: User;
}
/** Asks the app to remove token, expiry and user (SESS-4), or every stored key (SESS-6). */
export interface Clear {
  readonly type: 'clear';
  readonly what: 'session' | 'everything';
}
export interface PersistTheme {
  readonly type: 'persistTheme';
  readonly theme: ThemeName;
}
/** A person is signed in: register for push (ROUTE-7). */
export interface SignedIn {
  readonly type: 'signedIn';
  readonly user: User;
  readonly epoch: number;
}

export type SessionEmitted = Navigate | Announce | Persist | Clear | PersistTheme | SignedIn;
