import { PasskeyUnused, Secret } from '@keel/flows';
import { bytesToHex, hexToBytes } from './ports/hexBytes.ts';
import type { StoredPasskey } from './ports/passkeyPorts.ts';

/** The passkey, or the browser, cannot evaluate a PRF, so it cannot unlock a wallet. */
export class NoPrf extends Error {
  override readonly name = 'NoPrf';
}

/** A new passkey with its PRF output for `salt`, in hexadecimal. */
export interface NewWalletPasskey extends StoredPasskey {
  readonly prf: Secret;
}

/**
 * Creates a passkey of this device that can unlock the wallet, and evaluates its PRF (WALLET-13). Its user id is random:
 * with the account's it would replace the passkey that logs in.
 *
 * @param site the portal's name, as its operator set it
 * @param name what the browser shows the person
 * @throws PasskeyUnused if the person closed the prompt
 * @throws NoPrf if the passkey has no PRF
 */
export async function createWalletPasskey(site: string, name: string): Promise<NewWalletPasskey> {
  const salt = randomBytes();
  const options: PublicKeyCredentialCreationOptions = {
    // Nothing verifies a signature: only the right PRF output opens the record.
    challenge: randomBytes(),
    rp: { name: site },
    user: { id: randomBytes(), name, displayName: name },
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -257 },
    ],
    authenticatorSelection: {
      authenticatorAttachment: 'platform',
      // Android evaluates a PRF only for passkeys that it stores.
      residentKey: 'required',
      userVerification: 'required',
    },
    extensions: { prf: { eval: { first: salt } } },
  };
  const credential = publicKey(await navigator.credentials.create({ publicKey: options }).catch(unused));
  const { prf } = credential.getClientExtensionResults();
  if (prf?.enabled !== true && prf?.results === undefined) throw new NoPrf();
  const passkey = { id: credential.id, salt: bytesToHex(salt) };
  // Many devices evaluate the PRF only when the passkey is used.
  return { ...passkey, prf: prf.results ? secretOf(prf.results.first) : await evaluateWalletPasskey(passkey) };
}

/**
 * Opens the browser's passkey prompt, and resolves with the PRF output in hexadecimal.
 *
 * @throws PasskeyUnused if the person closed the prompt, or this device has no such passkey
 * @throws NoPrf if the browser has no PRF
 */
export async function evaluateWalletPasskey({ id, salt }: StoredPasskey): Promise<Secret> {
  const options: PublicKeyCredentialRequestOptions = {
    challenge: randomBytes(),
    allowCredentials: [{ type: 'public-key', id: fromBase64Url(id) }],
    userVerification: 'required',
    extensions: { prf: { eval: { first: hexToBytes(salt) } } },
  };
  const credential = publicKey(await navigator.credentials.get({ publicKey: options }).catch(unused));
  const output = credential.getClientExtensionResults().prf?.results?.first;
  if (output === undefined) throw new NoPrf();
  return secretOf(output);
}

/** The output as a secret; the bytes are wiped. */
function secretOf(output: BufferSource): Secret {
  const bytes = ArrayBuffer.isView(output)
    ? new Uint8Array(output.buffer, output.byteOffset, output.byteLength)
    : new Uint8Array(output);
  const secret = new Secret(bytesToHex(bytes));
  bytes.fill(0);
  return secret;
}

function publicKey(credential: Credential | null): PublicKeyCredential {
  if (credential === null) throw new PasskeyUnused();
  return credential as PublicKeyCredential;
}

function randomBytes(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32));
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** For privacy, a browser does not report whether a person refused or had no passkey. */
function unused(): never {
  throw new PasskeyUnused();
}
