import type { DeviceKey } from '@keel/wallet/worker';
import { keepOnce } from './keyValueDatabase.ts';

const HMAC: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' };

/**
 * This browser's device key: made once, and never to be read, not even by this app. It stays when a wallet is removed:
 * it tells nothing, and another tab may just have sealed a wallet under it.
 */
export async function openDeviceKey(): Promise<DeviceKey> {
  const made = await crypto.subtle.generateKey(HMAC, false, ['sign']);
  const key = await keepOnce('deviceKey', made);
  return { mac: async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', key, message)) };
}
