import type { components } from '@keel/contract';
import type { ChangeCurrencyCall, ChangeCurrencyReply, Reply, Secret } from '@keel/flows';
import type { Api } from './api.ts';
import { readUser } from './read.ts';
import { toReply } from './reply.ts';

/** A security event of the account. */
export type SecurityEntry = components['schemas']['SecurityEvent'];

/** A browser in which the account is signed in. */
export interface ActiveSession {
  readonly _id: string;
  /** ISO 8601. */
  readonly lastSeenAt: string;
  /** The browser's user agent. */
  readonly userAgent: string | null;
  /** Whether it is this browser. */
  readonly current: boolean;
}

/** POST /changecurrency (CUR-1). */
export function changeCurrency(
  { client, ...answers }: Api,
  call: ChangeCurrencyCall,
  signal: AbortSignal,
): Promise<ChangeCurrencyReply> {
  return toReply(client.POST('/changecurrency', { body: { ...call }, signal }), answers, ({ user }) => readUser(user));
}

/** GET /sessions: where the account is signed in, this browser among them (ERR-2). */
export function fetchSessions(
  { client, ...answers }: Api,
  signal: AbortSignal,
): Promise<Reply<readonly ActiveSession[]>> {
  return toReply(client.GET('/sessions', { signal }), answers, ({ message }) => message);
}

/** GET /security-events: the latest security events of the account, newest first (AUTH-8). */
export function fetchSecurityEvents(
  { client, ...answers }: Api,
  signal: AbortSignal,
): Promise<Reply<readonly SecurityEntry[]>> {
  return toReply(client.GET('/security-events', { signal }), answers, ({ message }) => message);
}

/** POST /end-sessions: ends all other sessions, or one of them. */
export function endSessions({ client, ...answers }: Api, ids: 'others' | readonly string[]): Promise<Reply> {
  const body = { ids: ids === 'others' ? ids : [...ids] };
  return toReply(client.POST('/end-sessions', { body }), answers, () => null);
}

/** POST /identity-number: the unmasked number, for its owner (CARD-3). */
export function revealIdentityNumber({ client, ...answers }: Api, password: Secret): Promise<Reply<string | null>> {
  const body = { password: password.reveal() };
  return toReply(client.POST('/identity-number', { body }), answers, ({ nid }) => nid);
}

/** POST /change-password; every other session ends (CARD-3). */
export function changePassword({ client, ...answers }: Api, current: Secret, next: Secret): Promise<Reply> {
  const body = { current: current.reveal(), next: next.reveal() };
  return toReply(client.POST('/change-password', { body }), answers, () => null);
}
