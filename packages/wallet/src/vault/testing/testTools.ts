import { webVaultCrypto } from '../crypto.ts';
import type { DeviceKey } from '../deviceKey.ts';
import type { KdfParams } from '../record.ts';
import { NO_TRIES, type Tries, type TryStore } from '../tries.ts';
import type { VaultTools } from '../vault.ts';

/** So little memory that thousands of cases take seconds; no real vault uses it. */
export const QUICK: KdfParams = { name: 'argon2id', m: 8, t: 1, p: 1 };

/** A device key like a browser's: it signs and cannot be exported. */
export async function makeDevice(): Promise<DeviceKey> {
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return { mac: async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', key, message)) };
}

/** Counts of wrong passcodes in memory. */
export function memoryTries(): TryStore {
  const counts = new Map<string, Tries>();
  return {
    async update(salt, change) {
      const before = counts.get(salt) ?? NO_TRIES;
      counts.set(salt, change(before));
      return before;
    },
  };
}

/** The vault's tools over Node's WebCrypto. */
export async function makeTools(kdf: KdfParams = QUICK): Promise<VaultTools> {
  return { crypto: webVaultCrypto(crypto), device: await makeDevice(), kdf, kdfFloor: QUICK };
}
