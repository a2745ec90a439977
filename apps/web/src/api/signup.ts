import type {
  ForgotPasswordCall,
  ForgotPasswordReply,
  FreezeAccountCall,
  FreezeAccountReply,
  Package,
  Reply,
  ResendCodeCall,
  ResetPasswordCall,
  ResetPasswordReply,
  SignupCall,
  SignupReply,
  VerifyEmailCall,
  VerifyEmailReply,
} from '@keel/flows';
import type { Api } from './api.ts';
import { centsToWire } from './money.ts';
import { readSignIn } from './read.ts';
import { orRefused, toReply } from './reply.ts';
import { sentTokens, storeDeviceToken } from './tokens.ts';

/**
 * POST /signup with the whole form, the package as id and as object (SIGNUP-5). Stores the token of the sign-up
 * (AUTH-2).
 */
export function signup(
  { client, signUpToken, ...answers }: Api,
  call: SignupCall,
  signal: AbortSignal,
): Promise<SignupReply> {
  const { gender, accountPackage, password, confirmPassword, ...fields } = call;
  if (gender === '') throw new RangeError('signup was called without a gender');
  const body = {
    ...fields,
    gender,
    password: password.reveal(),
    confirmPassword: confirmPassword.reveal(),
    ...(accountPackage !== null && { accountPackage: writePackage(accountPackage) }),
  };
  return toReply(client.POST('/signup', { body, signal }), answers, ({ url, signUpToken: token }) => {
    if (token !== undefined) signUpToken.store(token);
    return { url };
  }).then(orRefused);
}

/** POST /verifyemail with the token of this browser's sign-up, which is deleted on success (VERIFY-2, AUTH-2). */
export function verifyEmail(
  { client, signUpToken, deviceToken, ...answers }: Api,
  { email, code }: VerifyEmailCall,
  signal: AbortSignal,
): Promise<VerifyEmailReply> {
  const body = { email, code: code.reveal(), ...sentTokens({ signUpToken, deviceToken }) };
  return toReply(client.POST('/verifyemail', { body, signal }), answers, (wire) => {
    const signIn = readSignIn(wire);
    signUpToken.store(null);
    storeDeviceToken(deviceToken, wire);
    return signIn;
  });
}

/** POST /resend-code for the sign-up of this browser (VERIFY-4, AUTH-2). */
export function resendCode(
  { client, signUpToken, ...answers }: Api,
  { email }: ResendCodeCall,
  signal: AbortSignal,
): Promise<Reply<unknown>> {
  const body = { email, ...sentTokens({ signUpToken }) };
  return toReply(client.POST('/resend-code', { body, signal }), answers, (wire) => wire).then(orRefused);
}

/** POST /forgot-password (AUTH-1). */
export function forgotPassword(
  { client, ...answers }: Api,
  { email }: ForgotPasswordCall,
  signal: AbortSignal,
): Promise<ForgotPasswordReply> {
  return toReply(client.POST('/forgot-password', { body: { email }, signal }), answers, (wire) => wire).then(orRefused);
}

/** POST /reset-password (AUTH-1); afterwards this is a known browser of the account (AUTH-5). */
export function resetPassword(
  { client, deviceToken, ...answers }: Api,
  { token, password }: ResetPasswordCall,
  signal: AbortSignal,
): Promise<ResetPasswordReply> {
  const body = { token: token.reveal(), password: password.reveal(), ...sentTokens({ deviceToken }) };
  return toReply(client.POST('/reset-password', { body, signal }), answers, (wire) => {
    storeDeviceToken(deviceToken, wire);
    return wire;
  }).then(orRefused);
}

/** POST /freeze-account (PAYOUT-5). */
export function freezeAccount(
  { client, ...answers }: Api,
  { token }: FreezeAccountCall,
  signal: AbortSignal,
): Promise<FreezeAccountReply> {
  const body = { token: token.reveal() };
  return toReply(client.POST('/freeze-account', { body, signal }), answers, (wire) => wire).then(orRefused);
}

function writePackage({ price, features, ...rest }: Package) {
  return { ...rest, features: [...features], price: centsToWire(price) };
}
