import type { Stored, ThemeName, User } from '@keel/flows';
import type { KeyStore } from './storage.ts';

/**
 * What this browser stored during an earlier visit (SESS-3, SESS-7). Rejects if storage is blocked, so that the app can
 * explain it (SESS-8).
 */
export async function readStored(store: KeyStore, now: () => number): Promise<Stored> {
  const token = store.get('token');
  const expiry = Number(store.get('expiry'));
  const stored: Stored = {
    // An invalid time counts as past, so its session is cleared as expired (SESS-4).
    session: token === null ? null : { token, expiresAt: Number.isFinite(expiry) ? expiry : 0 },
    theme: readTheme(store.get('backgroundStyle')),
    wallet: {
      userId: store.get('userId'),
      seedphrase: store.get('seedphrase') === null ? null : 'stored',
      chain: store.get('chain'),
      network: store.get('network'),
      address: store.get('address'),
    },
    at: now(),
  };
  if (!store.isPersistent()) throw new Error('The browser blocks storage.');
  return stored;
}

function readTheme(text: string | null): ThemeName | null {
  return text === 'black' || text === 'white' ? text : null;
}

/** Stores a session for the next visit. The user is stored without identity data: only what a greeting needs. */
export function storeSession(store: KeyStore, session: { token: string; expiresAt: number; user: User }): void {
  const { _id, firstName, email } = session.user;
  store.set('expiry', String(session.expiresAt));
  store.set('userId', _id);
  store.set('user', JSON.stringify({ _id, firstName, email }));
  // Written last, since other tabs listen to this key: by then the rest can be read.
  store.set('token', session.token);
}

/** SESS-4: an ended session leaves nothing behind; the wallet's keys stay on the device. */
export function dropSession(store: KeyStore): void {
  store.remove('token');
  store.remove('expiry');
  store.remove('activeAt');
  store.remove('user');
}
