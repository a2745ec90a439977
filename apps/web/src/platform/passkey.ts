import { type PasskeyOptions, PasskeyUnused, Secret } from '@keel/flows';

/** What a browser made, as the server takes it (`NewPasskey` of the contract). */
export interface NewPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly Transport[];
}

/** What a passkey signed, as the server takes it (`SignedPasskey` of the contract). */
export interface SignedPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof transports)[number];

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'credentials' in navigator;
}

/** Whether a passkey for this domain can be made or used on the page that is open. */
export function isPasskeyDomain(domain: string | null): boolean {
  const { hostname } = window.location;
  return domain !== null && (hostname === domain || hostname.endsWith(`.${domain}`));
}

/**
 * Lets the browser ask for a passkey, and gives what it signed as JSON text. The browser's question closes when `signal` is
 * aborted.
 *
 * @throws PasskeyUnused where the person closed the question, or this device has no passkey of the account
 */
export async function requestPasskey(options: PasskeyOptions, signal: AbortSignal): Promise<Secret> {
  const { startAuthentication } = await load(signal);
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, response } = await startAuthentication({ optionsJSON }).catch(unused);
  const { clientDataJSON, authenticatorData, signature } = response;
  return new Secret(JSON.stringify({ id, clientDataJSON, authenticatorData, signature } satisfies SignedPasskey));
}

/**
 * Lets the browser make a passkey.
 *
 * @throws PasskeyUnused where the person closed the question, or the device has one of this account already
 */
export async function createPasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const { id, response } = await startRegistration({ optionsJSON }).catch(unused);
  const { clientDataJSON, attestationObject } = response;
  const known: ReadonlySet<string> = new Set(transports);
  const reachable = (response.transports ?? []).filter((each): each is Transport => known.has(each));
  return { id, clientDataJSON, attestationObject, transports: reachable };
}

/** Few people have a passkey: the library comes with the first one that is asked for. */
async function load(signal?: AbortSignal) {
  const library = await import('@simplewebauthn/browser');
  signal?.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony(), { once: true });
  return library;
}

/** A browser does not say whether a person refused or had no passkey: to tell would be telling too much. */
function unused(): never {
  throw new PasskeyUnused();
}
