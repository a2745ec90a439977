import type { components } from '@keel/contract';
import { base64urlnopad } from '@scure/base';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/Config.ts';
import type { Queryable } from '../../db/Db.ts';
import { readBrand } from '../../mail/brand.ts';
import { relyingParty } from './relyingParty.ts';
import { CHALLENGE_MS, PASSKEY_ALGORITHMS } from './rules.ts';

type NewPasskey = components['schemas']['NewPasskey'];
type SignedPasskey = components['schemas']['SignedPasskey'];

/** Loads the library at its first use. It is large, and in a browser tab (DEMO-3) most visits never need it. */
const loadWebAuthn = () => import('@simplewebauthn/server');

interface PasskeyRow {
  readonly id: string;
  readonly credential_id: string;
  readonly public_key: Uint8Array;
  readonly sign_count: bigint;
  readonly transports: string;
}

/** The stored parts of a new passkey. */
export interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: readonly string[];
}

/**
 * The options for creating a passkey; null if the site's address does not permit it. Existing passkeys of the account
 * are excluded.
 */
export async function creationOptions(
  db: Queryable,
  config: Config,
  { userId, email, challenge }: { readonly userId: string; readonly email: string; readonly challenge: string },
) {
  const party = relyingParty(config);
  if (!party) return null;
  const { name } = await readBrand(db);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: name,
    rpID: party.id,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: email,
    challenge: new Uint8Array(base64urlnopad.decode(challenge)),
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: credentials(await passkeysOf(db, userId)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** The options for using a passkey of an account; null if it has none, or if the site's address does not permit it. */
export async function requestOptions(
  db: Queryable,
  config: Config,
  { userId, challenge }: { readonly userId: string; readonly challenge: string },
) {
  const party = relyingParty(config);
  const known = party ? await passkeysOf(db, userId) : [];
  if (!party || known.length === 0) return null;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(base64urlnopad.decode(challenge)),
    allowCredentials: credentials(known),
    timeout: CHALLENGE_MS,
    userVerification: 'preferred',
  });
}

/** Verifies a new passkey against the challenge; undefined if it is invalid. */
export async function readNewPasskey(
  config: Config,
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  challenge: string,
): Promise<MadePasskey | undefined> {
  const party = relyingParty(config);
  const origin = originOf(clientDataJSON);
  if (!party || origin === undefined || !party.allows(origin)) return undefined;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      signCount: credential.counter,
      transports,
    };
  } catch {
    // The library throws for every invalid response.
    return undefined;
  }
}

/**
 * Whether a passkey of this account signed the challenge. The same statement compares and increases the signature
 * counter, so that a response is accepted only once.
 */
export async function acceptPasskey(
  db: Queryable,
  { config, clock }: { readonly config: Config; readonly clock: Clock },
  {
    userId,
    signed,
    challenge,
  }: { readonly userId: string; readonly signed: SignedPasskey; readonly challenge: string },
): Promise<boolean> {
  const party = relyingParty(config);
  const { id, clientDataJSON, authenticatorData, signature } = signed;
  const origin = originOf(clientDataJSON);
  const known = (await passkeysOf(db, userId)).find(({ credential_id }) => credential_id === id);
  if (!party || origin === undefined || !party.allows(origin) || !known) return false;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: party.id,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.sign_count),
      },
      requireUserVerification: false,
    });
    if (!verified) return false;
    const used = await db.query(
      'UPDATE passkeys SET sign_count = $3, last_used_at = $4 WHERE id = $1 AND sign_count = $2 RETURNING id',
      [known.id, known.sign_count, authenticationInfo.newCounter, clock()],
    );
    return used.length === 1;
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    return false;
  }
}

function passkeysOf(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(
    `SELECT id, credential_id, public_key, sign_count, transports FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`,
    [userId],
  );
}

function credentials(rows: readonly PasskeyRow[]) {
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: JSON.parse(transports) as AuthenticatorTransport[],
  }));
}

/** The origin in the browser's client data; undefined if it is not JSON. */
function originOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(base64urlnopad.decode(clientDataJSON)));
    const isRead = typeof data === 'object' && data !== null && 'origin' in data && typeof data.origin === 'string';
    return isRead ? String(data.origin) : undefined;
  } catch {
    return undefined;
  }
}
