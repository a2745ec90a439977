import type { components } from '@keel/contract';
import type { PasskeyOptions, ProofWay, ProveIdentityCall, Reply, Secret } from '@keel/flows';
import { hasPasskeys, isPasskeyDomain, type NewPasskey, requestPasskey } from '../platform/passkey.ts';
import type { Api } from './api.ts';
import { factorProof } from './factorProof.ts';
import { orRefused, toReply } from './reply.ts';

/** The second factors that an account can have. */
export type Factor = components['schemas']['Factor'];

/** The second factors of an account. */
export interface Factors {
  /** Oldest first. */
  readonly list: readonly Factor[];
  readonly recoveryCodesLeft: number;
  /** Whether the operator requires a second factor of every account. */
  readonly isRequired: boolean;
  /** Whether a passkey can be created in this browser at this address. */
  readonly canHavePasskeys: boolean;
}

/** The data for setting up an authenticator app. */
export interface AuthenticatorSetup {
  /** Base32, for typing. */
  readonly key: string;
  /** For a QR code. */
  readonly uri: string;
}

/** GET /factors (AUTH-4). */
export function fetchFactors({ client, ...answers }: Api, signal: AbortSignal): Promise<Reply<Factors>> {
  return toReply(
    client.GET('/factors', { signal }),
    answers,
    ({ message: list, backupCodesLeft: recoveryCodesLeft, isRequired, passkeyDomain }) => ({
      list,
      recoveryCodesLeft,
      isRequired,
      canHavePasskeys: hasPasskeys() && isPasskeyDomain(passkeyDomain),
    }),
  );
}

/** POST /begin-step-up: the ways in which this person can prove their identity in this browser (PAYOUT-4). */
export function fetchProofWays({ client, ...answers }: Api, signal: AbortSignal): Promise<Reply<readonly ProofWay[]>> {
  return toReply(client.POST('/begin-step-up', { signal }), answers, ({ ways, passkey }) =>
    ways.filter((way) => way !== 'passkey' || (passkey !== null && hasPasskeys())),
  );
}

/**
 * POST /begin-step-up, then the browser's passkey prompt; resolves with the signature (AUTH-4, PAYOUT-4).
 *
 * @throws PasskeyUnused if no passkey was used
 */
export async function signWithPasskey({ client, ...answers }: Api, signal: AbortSignal): Promise<Reply<Secret>> {
  const reply = await toReply(client.POST('/begin-step-up', { signal }), answers, ({ passkey }) => passkey);
  if (reply.body === null) return { ...reply, body: null };
  return { ...reply, body: await requestPasskey(reply.body, signal) };
}

/**
 * POST /step-up, for a code after /begin-step-up: for five minutes, calls that require a step-up are allowed
 * (PAYOUT-4).
 */
export async function proveIdentity(
  { client, ...answers }: Api,
  { way, proof: given }: ProveIdentityCall,
  signal: AbortSignal,
): Promise<Reply<unknown>> {
  // The passkey signed the challenge of /begin-step-up, so it must not be replaced.
  if (way === 'code' || way === 'recovery') {
    const challenge = orRefused(await toReply(client.POST('/begin-step-up', { signal }), answers, (wire) => wire));
    if (challenge.body === null || challenge.bool === false) return challenge;
  }
  const proof = way === 'password' ? { kind: way, password: given.reveal() } : factorProof(way, given);
  return toReply(client.POST('/step-up', { body: { proof }, signal }), answers, (wire) => wire).then(orRefused);
}

/** POST /begin-authenticator (AUTH-4). Requires a recent step-up. */
export function beginAuthenticator({ client, ...answers }: Api): Promise<Reply<AuthenticatorSetup>> {
  return toReply(client.POST('/begin-authenticator'), answers, ({ setupKey: key, uri }) => ({ key, uri }));
}

/** POST /confirm-authenticator: returns recovery codes if this is the account's first factor, otherwise none. */
export function confirmAuthenticator(
  { client, ...answers }: Api,
  { code, name }: { readonly code: Secret; readonly name: string },
): Promise<Reply<readonly string[]>> {
  const body = { code: code.reveal(), name };
  return toReply(client.POST('/confirm-authenticator', { body }), answers, ({ backupCodes }) => backupCodes);
}

/** POST /begin-passkey (AUTH-4). Requires a recent step-up. */
export function beginPasskey({ client, ...answers }: Api): Promise<Reply<PasskeyOptions>> {
  return toReply(client.POST('/begin-passkey'), answers, ({ options }) => options);
}

/** POST /finish-passkey: returns recovery codes if this is the account's first factor, otherwise none. */
export function finishPasskey(
  { client, ...answers }: Api,
  { name, passkey }: { readonly name: string; readonly passkey: NewPasskey },
): Promise<Reply<readonly string[]>> {
  const body = { name, passkey: { ...passkey, transports: [...passkey.transports] } };
  return toReply(client.POST('/finish-passkey', { body }), answers, ({ backupCodes }) => backupCodes);
}

/** POST /remove-factor (AUTH-4). Requires a recent step-up. */
export function removeFactor({ client, ...answers }: Api, id: string): Promise<Reply> {
  return toReply(client.POST('/remove-factor', { body: { id } }), answers, () => null);
}

/** POST /recovery-codes: replaces all recovery codes by ten new ones (AUTH-4). Requires a recent step-up. */
export function newRecoveryCodes({ client, ...answers }: Api): Promise<Reply<readonly string[]>> {
  return toReply(client.POST('/recovery-codes'), answers, ({ backupCodes }) => backupCodes);
}
