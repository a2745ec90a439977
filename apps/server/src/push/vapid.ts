import { p256 } from '@noble/curves/nist.js';
import { base64urlnopad } from '@scure/base';
import type { PushConfig } from '../config/Config.ts';
import { type KeyDeps, serverKey } from '../security/serverKeys.ts';

/** Who sends the pushes, as push services want to know it (RFC 8292). */
export interface Vapid {
  /** A `mailto:` or `https:` address of whoever runs this. */
  readonly subject: string;
  /** Base64url of 65 bytes; browsers subscribe with it. */
  readonly publicKey: string;
  /** Base64url of 32 bytes; never leaves the server. */
  readonly privateKey: string;
}

/** The keys of the configuration, or else a pair made at the first start (OPS-3). New keys would end every subscription. */
export async function openVapid({ keys, subject }: PushConfig, deps: KeyDeps): Promise<Vapid> {
  if (keys) return { subject, ...keys };
  const pair = await serverKey(deps, 'vapid', () => JSON.stringify(newKeys()));
  return { subject, ...(JSON.parse(pair) as { publicKey: string; privateKey: string }) };
}

/** A pair on P-256. */
function newKeys(): { publicKey: string; privateKey: string } {
  const { secretKey } = p256.keygen();
  return {
    publicKey: base64urlnopad.encode(p256.getPublicKey(secretKey, false)),
    privateKey: base64urlnopad.encode(secretKey),
  };
}
