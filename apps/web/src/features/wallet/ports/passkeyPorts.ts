import type { PortSignal, Secret } from '@keel/flows';
import { parseRecord } from '@keel/wallet/protocol';
import { type ChangeAnswer, countAttempt, storeChange } from './changeRecord.ts';
import { hexToBytes } from './hexBytes.ts';
import type { VaultStorage } from './vaultStorage.ts';
import type { WalletClient } from './walletClient.ts';
import { withNewWorker } from './withNewWorker.ts';

/** How the browser finds a passkey, and what its PRF is evaluated for. */
export interface StoredPasskey {
  /** The credential's id, base64url. */
  readonly id: string;
  /** 32 bytes, hexadecimal. */
  readonly salt: string;
}

export interface AddPasskeyCall extends StoredPasskey {
  readonly userId: string;
  readonly passcode: Secret;
  /** The PRF output for `salt`: 32 bytes, hexadecimal. */
  readonly prf: Secret;
}

interface PasskeyPortTools {
  readonly start: () => WalletClient;
  readonly storage: VaultStorage;
  readonly now: () => number;
}

/** The ports that add and remove the passkey of the stored vault (WALLET-13). */
export function createPasskeyPorts({ start, storage, now }: PasskeyPortTools) {
  return {
    async addPasskey({ userId, passcode, id, salt, prf }: AddPasskeyCall, signal: PortSignal): Promise<ChangeAnswer> {
      const before = storage.record();
      const stored = storage.probe(userId, now());
      if (before === null || stored.kind !== 'sealed' || stored.wallet === null) return { kind: 'damaged' };
      const output = hexToBytes(prf.reveal());
      return withNewWorker<ChangeAnswer>(start, signal, async (client) => {
        const lock = { id, salt, prf: output, passcode: passcode.reveal() };
        const answer = await client.request({ type: 'addPasskey', userId, record: before, ...lock }, [output.buffer]);
        return {
          result: () =>
            answer.kind === 'changed' ? storeChange(storage, before, answer.record) : countAttempt(storage, answer),
          keepsWorker: false,
        };
      });
    },

    async removePasskey(signal: PortSignal): Promise<void> {
      const before = storage.record();
      if (before === null) throw new Error('There is no vault.');
      await withNewWorker<void>(start, signal, async (client) => {
        const answer = await client.request({ type: 'removePasskey', record: before });
        return {
          result() {
            if (answer.kind !== 'changed' || !storage.replace(before, answer.record, null)) {
              throw new Error('The passkey is still there.');
            }
          },
          keepsWorker: false,
        };
      });
    },

    storedPasskey(): StoredPasskey | null {
      const record = storage.record();
      const lock = record === null ? undefined : parseRecord(record)?.passkey;
      return lock === undefined ? null : { id: lock.id, salt: lock.salt };
    },
  };
}
