import type { Established } from '../intent.ts';
import { bodyOf, succeeded } from '../reply.ts';
import { isCount, isRecord, isText } from '../shape.ts';
import { isUser } from '../sign-in.ts';
import type { EpochMs, User } from '../types.ts';
import type { FetchUserReply, Landing, Persist, SessionContext, SessionWallet, Stored } from './types.ts';

const emptyWallet: SessionWallet = {
  userId: null,
  seedphrase: null,
  chain: null,
  network: null,
  address: null,
  assets: [],
  hasPasscode: false,
  isOpen: false,
};

/** Nobody is signed in and nothing has been read. */
export function emptySession(landing: Landing): SessionContext {
  return {
    token: null,
    user: null,
    admin: null,
    transactions: [],
    investment: null,
    wallet: emptyWallet,
    theme: null,
    expiresAt: 0,
    left: 0,
    epoch: 0,
    landing,
    message: '',
  };
}

/** Forgets the person; the theme and the count of sign-ins stay with the tab, and what this device holds of a wallet. */
export function forgetPerson(context: SessionContext): SessionContext {
  return { ...forgetEverything(context), wallet: { ...context.wallet, assets: [], isOpen: false } };
}

/** SESS-6: the wallet goes too. */
export function forgetEverything({ theme, epoch, landing }: SessionContext): SessionContext {
  return { ...emptySession(landing), theme, epoch };
}

/** SESS-3: a stored session whose end lies ahead. */
export function isStillValid(stored: Stored): boolean {
  const { session } = sound(stored);
  return session !== null && session.expiresAt > stored.at;
}

/** SESS-4: a stored session that is over. */
export function isOver(stored: Stored): boolean {
  const { session } = sound(stored);
  return session !== null && session.expiresAt <= stored.at;
}

/** What the browser kept, token included; a theme chosen in this tab stands. */
export function takeStored(context: SessionContext, stored: Stored): Partial<SessionContext> {
  const { session, theme, wallet } = sound(stored);
  const kept = {
    theme: context.theme ?? theme,
    wallet: { ...emptyWallet, ...wallet, hasPasscode: wallet.seedphrase !== null },
  };
  return session === null ? kept : { ...kept, token: session.token, expiresAt: session.expiresAt };
}

/** The reply restores the session: 200 with a user, while the session lasts. */
export function restores(context: SessionContext, reply: FetchUserReply): boolean {
  return isAccount(reply) && !isPast(context, reply.at);
}

/** ERR-2, SESS-5: the server refused the token, or the session ended while the server thought about it. */
export function isRevoked(context: SessionContext, reply: FetchUserReply): boolean {
  return reply.status === 401 || (isAccount(reply) && isPast(context, reply.at));
}

/** SESS-3: the server is busy or restarting, which says nothing about the token. */
export function isAway({ status }: FetchUserReply): boolean {
  return status === 429 || (status >= 500 && status <= 599);
}

export function takeRestored(context: SessionContext, reply: FetchUserReply): Partial<SessionContext> {
  const { user, admin, transactions, investments } = bodyOf(reply);
  const epoch = context.epoch + 1;
  const wallet = ownWallet(context.wallet, user);
  const left = context.expiresAt - reply.at;
  return { user, admin, transactions, investment: investments, wallet, epoch, left, message: '' };
}

/** SESS-5: it ends `expiresInHours` from now. */
export function takeEstablished(context: SessionContext, sign: Established): Partial<SessionContext> {
  const left = sign.expiresInHours * msPerHour;
  const { token, user } = sign;
  const wallet = ownWallet(context.wallet, user);
  return { token, user, wallet, expiresAt: sign.at + left, left, epoch: context.epoch + 1, message: '' };
}

/** Whether the session is over at this moment. */
export function isPast(context: SessionContext, at: EpochMs): boolean {
  return context.expiresAt <= at;
}

/** Another tab logged out. */
export function isGoneElsewhere(context: SessionContext, token: string | null): boolean {
  return token === null && context.token !== null;
}

/** Another tab signed in, as the same person anew or as someone else. */
export function isNewElsewhere(context: SessionContext, token: string | null): boolean {
  return token !== null && token !== context.token;
}

/** What to keep in the browser; null while nobody is in. */
export function toPersist({ token, user, expiresAt }: SessionContext): Persist | null {
  return token === null || user === null ? null : { type: 'persist', token, expiresAt, user };
}

/** A vault that somebody else left on this device is not shown (ours: the device may be shared). */
function ownWallet(wallet: SessionWallet, { _id }: User): SessionWallet {
  return wallet.userId === _id ? wallet : emptyWallet;
}

const msPerHour = 3_600_000;

/** 200 with a body in which every part is what it should be. */
function isAccount(reply: FetchUserReply): boolean {
  if (!succeeded(reply) || !isRecord(reply.body)) return false;
  const { user, admin, transactions, investments } = reply.body;
  return (
    isUser(user) && Array.isArray(transactions) && [admin, investments].every((part) => part === null || isRecord(part))
  );
}

/** What of a browser's storage can be used: other scripts, older versions and people write there too. */
function sound(stored: Stored): Stored {
  const { session, theme, wallet, at }: { readonly [Key in keyof Stored]?: unknown } = isRecord(stored) ? stored : {};
  const kept: Readonly<Record<string, unknown>> = isRecord(wallet) ? wallet : {};
  return {
    session: isCount(at) && isSession(session) ? session : null,
    theme: theme === 'black' || theme === 'white' ? theme : null,
    wallet: {
      userId: textOrNull(kept['userId']),
      seedphrase: kept['seedphrase'] === 'stored' ? 'stored' : null,
      chain: textOrNull(kept['chain']),
      network: textOrNull(kept['network']),
      address: textOrNull(kept['address']),
    },
    at: isCount(at) ? at : 0,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isSession(value: unknown): value is NonNullable<Stored['session']> {
  if (!isRecord(value)) return false;
  const { token, expiresAt } = value;
  return isText(token) && isCount(expiresAt);
}
