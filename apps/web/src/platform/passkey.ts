import { type PasskeyOptions, PasskeyUnused, Secret } from '@keel/flows';

/** A new passkey in the server's format (`NewPasskey` of the contract). */
export interface NewPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly Transport[];
}

/** A passkey's signature in the server's format (`SignedPasskey` of the contract). */
export interface SignedPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof transports)[number];

/** Whether this browser supports passkeys at all. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'credentials' in navigator;
}

/** Whether this page can have passkeys of its own: no browser creates one for a page opened by an IP address. */
export function canHavePasskeys(): boolean {
  const { hostname } = window.location;
  return hasPasskeys() && /[a-z]/i.test(hostname) && !hostname.includes(':');
}

/** Whether a passkey for this domain can be created or used on this page. */
export function isPasskeyDomain(domain: string | null): boolean {
  const { hostname } = window.location;
  return domain !== null && (hostname === domain || hostname.endsWith(`.${domain}`));
}

/**
 * Opens the browser's passkey prompt, and resolves with the signature as JSON text. The prompt closes when `signal` is
 * aborted.
 *
 * @throws PasskeyUnused if the person closed the prompt, or this device has no passkey of the account
 */
export async function requestPasskey(options: PasskeyOptions, signal: AbortSignal): Promise<Secret> {
  const { startAuthentication } = await load(signal);
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, response } = await startAuthentication({ optionsJSON }).catch(unused);
  const { clientDataJSON, authenticatorData, signature } = response;
  return new Secret(JSON.stringify({ id, clientDataJSON, authenticatorData, signature } satisfies SignedPasskey));
}

/**
 * Opens the browser's prompt that creates a passkey.
 *
 * @throws PasskeyUnused if the person closed the prompt, or the device already has one of this account
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

/** Few people have a passkey: the library is loaded with the first prompt. */
async function load(signal?: AbortSignal) {
  const library = await import('@simplewebauthn/browser');
  signal?.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony(), { once: true });
  return library;
}

/** For privacy, a browser does not report whether a person refused or had no passkey. */
function unused(): never {
  throw new PasskeyUnused();
}
