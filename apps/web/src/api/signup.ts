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

/** POST /signup with the whole form, the package as id and as object (SIGNUP-5). */
export function signup({ client, ...answers }: Api, call: SignupCall, signal: AbortSignal): Promise<SignupReply> {
  const { gender, accountPackage, password, confirmPassword, ...fields } = call;
  if (gender === '') throw new RangeError('signup was called without a gender');
  const body = {
    ...fields,
    gender,
    password: password.reveal(),
    confirmPassword: confirmPassword.reveal(),
    ...(accountPackage !== null && { accountPackage: writePackage(accountPackage) }),
  };
  return toReply(client.POST('/signup', { body, signal }), answers, ({ url }) => ({ url })).then(orRefused);
}

/** POST /verifyemail (VERIFY-2, VERIFY-3). */
export function verifyEmail(
  { client, ...answers }: Api,
  { email, code }: VerifyEmailCall,
  signal: AbortSignal,
): Promise<VerifyEmailReply> {
  const body = { email, code: code.reveal() };
  return toReply(client.POST('/verifyemail', { body, signal }), answers, readSignIn);
}

/** POST /resend-code (VERIFY-4). */
export function resendCode(
  { client, ...answers }: Api,
  { email }: ResendCodeCall,
  signal: AbortSignal,
): Promise<Reply<unknown>> {
  return toReply(client.POST('/resend-code', { body: { email }, signal }), answers, (wire) => wire).then(orRefused);
}

/** POST /forgot-password (AUTH-1). */
export function forgotPassword(
  { client, ...answers }: Api,
  { email }: ForgotPasswordCall,
  signal: AbortSignal,
): Promise<ForgotPasswordReply> {
  return toReply(client.POST('/forgot-password', { body: { email }, signal }), answers, (wire) => wire).then(orRefused);
}

/** POST /reset-password (AUTH-1). */
export function resetPassword(
  { client, ...answers }: Api,
  { token, password }: ResetPasswordCall,
  signal: AbortSignal,
): Promise<ResetPasswordReply> {
  const body = { token: token.reveal(), password: password.reveal() };
  return toReply(client.POST('/reset-password', { body, signal }), answers, (wire) => wire).then(orRefused);
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
