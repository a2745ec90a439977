import type {
  FetchUserCall,
  FetchUserReply,
  LoginCall,
  LoginReply,
  Package,
  Reply,
  ResendCodeCall,
  SignupCall,
  SignupReply,
  VerifyEmailCall,
  VerifyEmailReply,
} from '@keel/flows';
import type { Api } from './api.ts';
import { centsToWire } from './money.ts';
import { readAccount, readSignIn } from './read.ts';
import { toReply } from './reply.ts';

/** POST /login (LOGIN-3 to LOGIN-6). */
export function login({ client, now }: Api, { email, password }: LoginCall, signal: AbortSignal): Promise<LoginReply> {
  const body = { email, password: password.reveal() };
  return toReply(client.POST('/login', { body, signal }), now, (wire) => ('token' in wire ? readSignIn(wire) : null));
}

/** POST /signup with the whole form, the package as id and as object (SIGNUP-5). */
export function signup({ client, now }: Api, call: SignupCall, signal: AbortSignal): Promise<SignupReply> {
  const { gender, accountPackage, password, confirmPassword, ...fields } = call;
  if (gender === '') throw new RangeError('signup was called without a gender');
  const body = {
    ...fields,
    gender,
    password: password.reveal(),
    confirmPassword: confirmPassword.reveal(),
    ...(accountPackage !== null && { accountPackage: writePackage(accountPackage) }),
  };
  return toReply(client.POST('/signup', { body, signal }), now, ({ url }) => ({ url }));
}

/** POST /verifyemail (VERIFY-2, VERIFY-3). */
export function verifyEmail(
  { client, now }: Api,
  { email, code }: VerifyEmailCall,
  signal: AbortSignal,
): Promise<VerifyEmailReply> {
  const body = { email, code: code.reveal() };
  return toReply(client.POST('/verifyemail', { body, signal }), now, readSignIn);
}

/** POST /resend-code (VERIFY-4). */
export function resendCode(
  { client, now }: Api,
  { email }: ResendCodeCall,
  signal: AbortSignal,
): Promise<Reply<unknown>> {
  return toReply(client.POST('/resend-code', { body: { email }, signal }), now, (wire) => wire);
}

/** GET /userbytoken, the token in the header called `header` (API-1, SESS-3). */
export function fetchUser(
  { client, now }: Api,
  { token }: FetchUserCall,
  signal: AbortSignal,
): Promise<FetchUserReply> {
  return toReply(client.GET('/userbytoken', { headers: { header: token }, signal }), now, readAccount);
}

/** POST /logout for a token that the session has already forgotten. The browser is signed out whatever comes back. */
export async function logout({ client }: Api, token: string): Promise<void> {
  await client.POST('/logout', { headers: { Authorization: `Bearer ${token}` }, keepalive: true });
}

function writePackage({ price, features, ...rest }: Package) {
  return { ...rest, features: [...features], price: centsToWire(price) };
}
