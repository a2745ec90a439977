import {
  type FetchUserCall,
  type FetchUserReply,
  type LoginCall,
  type LoginReply,
  TransportFailure,
} from '@keel/flows';
import type { Api } from './api.ts';
import { readAccount, readSignIn } from './read.ts';
import { toReply } from './reply.ts';

/** POST /login (LOGIN-3 to LOGIN-6). */
export function login({ client, now }: Api, { email, password }: LoginCall, signal: AbortSignal): Promise<LoginReply> {
  const body = { email, password: password.reveal() };
  return toReply(client.POST('/login', { body, signal }), now, (wire) => ('token' in wire ? readSignIn(wire) : null));
}

/**
 * GET /userbytoken, the token in the header called `header` (API-1, SESS-3).
 *
 * @throws TransportFailure too where somebody else's network answered: nobody is signed out for its page
 */
export async function fetchUser(
  { client, now }: Api,
  { token }: FetchUserCall,
  signal: AbortSignal,
): Promise<FetchUserReply> {
  const call = client.GET('/userbytoken', { headers: { header: token }, signal });
  const reply = await toReply(call, now, readAccount);
  if (reply.status === 200 && reply.bool === undefined && reply.body === null) throw new TransportFailure();
  return reply;
}

/** POST /logout for a token that the session has already forgotten. The browser is signed out whatever comes back. */
export async function logout({ client }: Api, token: string): Promise<void> {
  await client.POST('/logout', { headers: { Authorization: `Bearer ${token}` }, keepalive: true });
}
