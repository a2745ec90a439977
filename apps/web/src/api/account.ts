import type { components } from '@keel/contract';
import {
  type FactorAsked,
  type FetchUserCall,
  type FetchUserReply,
  type FinishSignInCall,
  type FinishSignInReply,
  type LoginCall,
  type LoginReply,
  type Reply,
  Secret,
  type SignIn,
  TransportFailure,
} from '@keel/flows';
import { hasPasskeys } from '../platform/passkey.ts';
import type { Api, StoredToken } from './api.ts';
import { factorProof } from './factorProof.ts';
import { readAccount, readSignIn } from './read.ts';
import { toReply } from './reply.ts';
import { sentTokens, storeDeviceToken } from './tokens.ts';

/**
 * POST /login (LOGIN-3 to LOGIN-6, AUTH-4). If the email of the sign-up is not verified yet, verification continues in
 * this browser (AUTH-2).
 */
export function login(
  { client, signUpToken, deviceToken, ...answers }: Api,
  { email, password }: LoginCall,
  signal: AbortSignal,
): Promise<LoginReply> {
  const body = { email, password: password.reveal(), ...sentTokens({ deviceToken }) };
  return toReply(client.POST('/login', { body, signal }), answers, (wire) => {
    if ('token' in wire) return signedIn(deviceToken, wire);
    if (wire.signUpToken !== undefined) signUpToken.store(wire.signUpToken);
    return readFactorChallenge(wire.secondFactor);
  });
}

/** POST /demo/continue-as: signs in as a sample investor of a demo (DEMO-1). */
export function continueAs(
  { client, deviceToken, ...answers }: Api,
  as: components['schemas']['ContinueAsRequest']['as'],
): Promise<Reply<SignIn>> {
  const body = { as, ...sentTokens({ deviceToken }) };
  return toReply(client.POST('/demo/continue-as', { body }), answers, (wire) => signedIn(deviceToken, wire));
}

/** POST /second-factor: the second half of a log-in (AUTH-4). */
export function finishSignIn(
  { client, deviceToken, ...answers }: Api,
  { challenge, way, proof }: FinishSignInCall,
  signal: AbortSignal,
): Promise<FinishSignInReply> {
  const body = {
    challenge: challenge.reveal(),
    proof: factorProof(way, proof),
    ...sentTokens({ deviceToken }),
  };
  return toReply(client.POST('/second-factor', { body, signal }), answers, (wire) => signedIn(deviceToken, wire));
}

function signedIn(deviceToken: StoredToken, wire: components['schemas']['SessionStart']): SignIn {
  const signIn = readSignIn(wire);
  storeDeviceToken(deviceToken, wire);
  return signIn;
}

/** A browser without passkeys offers only the other ways. */
function readFactorChallenge(wire: components['schemas']['SecondFactorAsked'] | undefined): FactorAsked | null {
  if (wire === undefined) return null;
  const passkey = hasPasskeys() ? wire.passkey : null;
  const ways = wire.ways.filter((way) => way !== 'passkey' || passkey !== null);
  return { challenge: new Secret(wire.challenge), ways, passkey };
}

/**
 * GET /userbytoken with the token in the header called `header` (API-1, SESS-3).
 *
 * @throws TransportFailure also if a captive portal answered, so that its page signs nobody out
 */
export async function fetchUser(
  { client, ...answers }: Api,
  { token }: FetchUserCall,
  signal: AbortSignal,
): Promise<FetchUserReply> {
  const call = client.GET('/userbytoken', { headers: { header: token }, signal });
  const reply = await toReply(call, answers, readAccount);
  if (reply.status === 200 && reply.bool === undefined && reply.body === null) throw new TransportFailure();
  return reply;
}

/**
 * POST /logout for a token that the session has already forgotten. The browser is signed out whatever the answer is.
 */
export async function logout({ client }: Api, token: string): Promise<void> {
  await client.POST('/logout', { headers: { Authorization: `Bearer ${token}` }, keepalive: true });
}
