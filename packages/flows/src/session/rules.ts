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
    idleMs: 0,
    activeAt: 0,
    idleLeft: 0,
    epoch: 0,
    landing,
    message: '',
  };
}

/** Forgets the person. The theme, the idle limit, the count of sign-ins and the stored wallet stay. */
export function forgetPerson(context: SessionContext): SessionContext {
  return { ...forgetEverything(context), wallet: { ...context.wallet, assets: [], isOpen: false } };
}

/** SESS-6: the wallet is forgotten too. */
export function forgetEverything({ theme, epoch, landing, idleMs }: SessionContext): SessionContext {
  return { ...emptySession(landing), theme, epoch, idleMs };
}

/** SESS-3: a stored session that has not expired. */
export function isStillValid(stored: Stored): boolean {
  const { session } = validStored(stored);
  return session !== null && session.expiresAt > stored.at;
}

/** SESS-4: a stored session that has expired. */
export function isOver(stored: Stored): boolean {
  const { session } = validStored(stored);
  return session !== null && session.expiresAt <= stored.at;
}

/** What the browser stored, token included; a theme chosen in this tab has priority. */
export function setStored(context: SessionContext, stored: Stored): Partial<SessionContext> {
  const { session, theme, wallet } = validStored(stored);
  const restored = {
    theme: context.theme ?? theme,
    wallet: { ...emptyWallet, ...wallet, hasPasscode: wallet.seedphrase !== null },
  };
  return session === null ? restored : { ...restored, token: session.token, expiresAt: session.expiresAt };
}

/** Whether the reply restores the session: 200 with a user, before the session has expired. */
export function restores(context: SessionContext, reply: FetchUserReply): boolean {
  return isAccount(reply) && !isPast(context, reply.at);
}

/** ERR-2, SESS-5: the server refused the token, or the session expired during the call. */
export function isRevoked(context: SessionContext, reply: FetchUserReply): boolean {
  return reply.status === 401 || (isAccount(reply) && isPast(context, reply.at));
}

/** SESS-3: the server is busy or restarting, which says nothing about the token. */
export function isServerUnavailable({ status }: FetchUserReply): boolean {
  return status === 429 || (status >= 500 && status <= 599);
}

export function setRestored(context: SessionContext, reply: FetchUserReply): Partial<SessionContext> {
  const { user, admin, transactions, investments } = bodyOf(reply);
  const epoch = context.epoch + 1;
  const wallet = ownWallet(context.wallet, user);
  const times = setActive(context, reply.at);
  return { user, admin, transactions, investment: investments, wallet, epoch, ...times, message: '' };
}

/** SESS-5: it ends `expiresInHours` from now. */
export function setEstablished(context: SessionContext, sign: Established): Partial<SessionContext> {
  const expiresAt = sign.at + sign.expiresInHours * msPerHour;
  const { token, user } = sign;
  const wallet = ownWallet(context.wallet, user);
  const times = setActive({ ...context, expiresAt }, sign.at);
  return { token, user, wallet, expiresAt, ...times, epoch: context.epoch + 1, message: '' };
}

/** Whether the session has expired at this time. */
export function isPast(context: SessionContext, at: EpochMs): boolean {
  return context.expiresAt <= at;
}

/** AUTH-7: the operator's limit; anything but a number of minutes means no limit. */
export function setIdleLimit(minutes: number | null): Pick<SessionContext, 'idleMs'> {
  return { idleMs: isCount(minutes) ? minutes * msPerMinute : 0 };
}

/** Somebody used the app at this time. */
export function setActive(
  context: SessionContext,
  at: EpochMs,
): Pick<SessionContext, 'activeAt' | 'left' | 'idleLeft'> {
  return { activeAt: at, ...measure({ ...context, activeAt: at }, at) };
}

/** The remaining time of the session and until it is idle. */
export function measure(context: SessionContext, at: EpochMs): Pick<SessionContext, 'left' | 'idleLeft'> {
  return { left: context.expiresAt - at, idleLeft: context.activeAt + context.idleMs - at };
}

/** The remaining time after `ms` have passed. */
export function pass({ left, idleLeft }: SessionContext, ms: number): Pick<SessionContext, 'left' | 'idleLeft'> {
  return { left: left - ms, idleLeft: idleLeft - ms };
}

/** AUTH-7: whether the session is idle at this time. */
export function isIdle({ idleMs, activeAt }: SessionContext, at: EpochMs): boolean {
  return idleMs > 0 && activeAt + idleMs <= at;
}

/** AUTH-7: whether the session will be idle after `ms` have passed. */
export function isIdleAfter({ idleMs, idleLeft }: SessionContext, ms: number): boolean {
  return idleMs > 0 && idleLeft <= ms;
}

/**
 * AUTH-7: whether to warn that the session is about to end: a minute before, or for half of a limit below two minutes.
 * A limit has at least a minute, so there are at least 20 s to answer (WCAG 2.2.1).
 */
export function isAboutToEnd(context: SessionContext): boolean {
  return isIdleAfter(context, warningMs(context));
}

/** Ms until the next timed event: the warning, or the end of the session. */
export function untilNext(context: SessionContext): number {
  const { left, idleMs, idleLeft } = context;
  if (idleMs === 0) return left;
  const untilIdle = isAboutToEnd(context) ? idleLeft : idleLeft - warningMs(context);
  return untilIdle < left ? untilIdle : left;
}

/** Another tab logged out. */
export function isEndedInOtherTab(context: SessionContext, token: string | null): boolean {
  return token === null && context.token !== null;
}

/** Another tab signed in, as the same person or as somebody else. */
export function isStartedInOtherTab(context: SessionContext, token: string | null): boolean {
  return token !== null && token !== context.token;
}

/** What to store in the browser; null while nobody is signed in. */
export function toPersist({ token, user, expiresAt }: SessionContext): Persist | null {
  return token === null || user === null ? null : { type: 'persist', token, expiresAt, user };
}

/** Hides a vault that somebody else left on this device, since the device may be shared; no requirement asks for it. */
function ownWallet(wallet: SessionWallet, { _id }: User): SessionWallet {
  return wallet.userId === _id ? wallet : emptyWallet;
}

const msPerHour = 3_600_000;
const msPerMinute = 60_000;

function warningMs({ idleMs }: SessionContext): number {
  return idleMs < 2 * msPerMinute ? idleMs / 2 : msPerMinute;
}

/** 200 with a body in which every part is valid. */
function isAccount(reply: FetchUserReply): boolean {
  if (!succeeded(reply) || !isRecord(reply.body)) return false;
  const { user, admin, transactions, investments } = reply.body;
  return (
    isUser(user) && Array.isArray(transactions) && [admin, investments].every((part) => part === null || isRecord(part))
  );
}

/** The valid parts of the browser's storage, which other scripts, older versions and people may have changed. */
function validStored(stored: Stored): Stored {
  const { session, theme, wallet, at }: { readonly [Key in keyof Stored]?: unknown } = isRecord(stored) ? stored : {};
  const storedWallet: Readonly<Record<string, unknown>> = isRecord(wallet) ? wallet : {};
  return {
    session: isCount(at) && isSession(session) ? session : null,
    theme: theme === 'black' || theme === 'white' ? theme : null,
    wallet: {
      userId: textOrNull(storedWallet['userId']),
      seedphrase: storedWallet['seedphrase'] === 'stored' ? 'stored' : null,
      chain: textOrNull(storedWallet['chain']),
      network: textOrNull(storedWallet['network']),
      address: textOrNull(storedWallet['address']),
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
