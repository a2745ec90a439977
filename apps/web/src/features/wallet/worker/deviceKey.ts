import { type DeviceKey, NO_TRIES, type Tries, type TryStore } from '@keel/wallet/worker';
import { updateValue } from './keyValueDatabase.ts';

const HMAC: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' };

/** What is stored for this device: its key, and the number of wrong passcodes by the salt of the record. */
interface Device {
  readonly key: CryptoKey;
  readonly tries: Readonly<Record<string, Tries>>;
}

/**
 * This browser's device key: created once and not extractable, not even by this app. It stays when a wallet is removed:
 * it reveals nothing, and another tab may just have sealed a wallet with it.
 */
export async function openDeviceKey(): Promise<DeviceKey> {
  const { key } = await updateDevice((device) => device);
  return { mac: async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', key, message)) };
}

/** The counts are in the same value as the key, so that deleting them deletes what opens the vault. */
export const deviceTries: TryStore = {
  async update(salt, change) {
    let before = NO_TRIES;
    await updateDevice(({ key, tries: { [salt]: stored = NO_TRIES, ...others } }) => {
      before = stored;
      const next = change(stored);
      return { key, tries: next.failedAttempts === 0 ? others : { ...others, [salt]: next } };
    });
    return before;
  },
};

async function updateDevice(change: (device: Device) => Device): Promise<Device> {
  // Created before the transaction, which would not wait for it.
  const key = await crypto.subtle.generateKey(HMAC, false, ['sign']);
  return updateValue('deviceKey', (stored) => change(readDevice(stored) ?? { key, tries: {} }));
}

/** Earlier versions stored only the key. */
function readDevice(stored: unknown): Device | undefined {
  if (stored instanceof CryptoKey) return { key: stored, tries: {} };
  return stored as Device | undefined;
}
