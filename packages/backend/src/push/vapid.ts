import { p256 } from '@noble/curves/nist.js';
import { base64urlnopad } from '@scure/base';
import type { PushConfig } from '../config/Config.ts';
import { type KeyDeps, serverKey } from '../security/serverKeys.ts';

/** The sender of pushes, as push services identify it (RFC 8292). */
export interface Vapid {
  /** The operator's contact, a `mailto:` or `https:` address. */
  readonly subject: string;
  /** 65 bytes as base64url; browsers subscribe with it. */
  readonly publicKey: string;
  /** 32 bytes as base64url; never leaves the server. */
  readonly privateKey: string;
}

/**
 * The configured keys, or else a pair generated at the first start (OPS-3). New keys would invalidate all
 * subscriptions.
 */
export async function openVapid({ keys, subject }: PushConfig, deps: KeyDeps): Promise<Vapid> {
  if (keys) return { subject, ...keys };
  const pair = await serverKey(deps, 'vapid', () => JSON.stringify(newKeys()));
  return { subject, ...(JSON.parse(pair) as { publicKey: string; privateKey: string }) };
}

/** Generates a key pair on P-256. */
function newKeys(): { publicKey: string; privateKey: string } {
  const { secretKey } = p256.keygen();
  return {
    publicKey: base64urlnopad.encode(p256.getPublicKey(secretKey, false)),
    privateKey: base64urlnopad.encode(secretKey),
  };
}
