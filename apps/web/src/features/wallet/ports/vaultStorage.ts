import type { AutoLockMinutes, PersistAttempts, ProbeVaultAnswer, WalletPlace } from '@keel/flows';
import { parseRecord } from '@keel/wallet/protocol';
import type { KeyStore } from '../../../platform/storage.ts';

/**
 * The data that this browser stores of a wallet: the sealed record under `seedphrase`, and copies of what it shows
 * (SESS-7).
 */
export interface VaultStorage {
  /** Reads what is stored for a person. @throws Error if the browser blocks its storage */
  probe(userId: string, now: number): ProbeVaultAnswer;
  /** The stored sealed record. */
  record(): string | null;
  /**
   * Replaces the record `before`; returns false if the browser refuses, and then nothing changes.
   *
   * @param wallet the place to show from now on; null keeps the chosen one, for another record of the same wallet
   */
  replace(before: string | null, record: string, wallet: WalletPlace | null): boolean;
  /** @throws Error if the record could not be removed */
  remove(): void;
  storeTries(tries: Pick<PersistAttempts, 'failedAttempts' | 'retryAt'> | null): void;
  storeMinutes(minutes: AutoLockMinutes): void;
  minutes(): AutoLockMinutes;
}

/** The vault's storage over the app's keys. */
export function createVaultStorage(store: KeyStore): VaultStorage {
  const storage: VaultStorage = {
    probe(userId, now) {
      const text = store.get('seedphrase');
      const autoLockMinutes = storage.minutes();
      if (!store.isPersistent()) throw new Error('The browser blocks storage.');
      if (text === null) return { kind: 'none', autoLockMinutes };
      const record = parseRecord(text);
      if (record === null) return { kind: 'damaged' };
      if (record.userId !== userId) return { kind: 'none', autoLockMinutes };
      return { kind: 'sealed', wallet: record.wallet, ...readTries(store), autoLockMinutes, at: now };
    },
    record: () => store.get('seedphrase'),
    replace(before, record, wallet) {
      // Another tab has stored a wallet in the meantime; it must not be lost.
      if (store.get('seedphrase') !== before) throw new Error('The vault was changed by another tab.');
      const copies = wallet === null ? [] : PLACE_KEYS.map((key) => [key, wallet[key]] as const);
      const previousValues = copies.map(([key]) => [key, store.get(key)] as const);
      if (!store.persist('seedphrase', record)) return false;
      if (copies.every(([key, value]) => store.persist(key, value))) {
        // Transfers that another person sent from this device are kept for that person.
        if (ownerOf(before) !== ownerOf(record)) store.remove('walletSent');
        return true;
      }
      for (const [key, value] of [['seedphrase', before] as const, ...previousValues]) {
        if (value === null) store.remove(key);
        else store.persist(key, value);
      }
      return false;
    },
    remove() {
      const wasPersistent = store.isPersistent();
      store.remove('seedphrase');
      // A browser that now refuses to read may still have the record.
      const isThere = store.get('seedphrase') !== null || store.isPersistent() !== wasPersistent;
      if (isThere) throw new Error('The vault is still there.');
      for (const key of BESIDE_RECORD) store.remove(key);
    },
    storeTries(tries) {
      if (tries === null) store.remove('vaultTries');
      else store.set('vaultTries', JSON.stringify({ failedAttempts: tries.failedAttempts, retryAt: tries.retryAt }));
    },
    storeMinutes: (minutes) => store.set('autoLockMinutes', String(minutes)),
    minutes() {
      const storedMinutes = store.get('autoLockMinutes');
      return choices.find((minutes) => String(minutes) === storedMinutes) ?? 1;
    },
  };
  return storage;
}

const PLACE_KEYS = ['chain', 'network', 'address'] as const;

/** The stored keys of one wallet beside its record: they stay as long as the record does. */
const BESIDE_RECORD = [...PLACE_KEYS, 'vaultTries', 'vaultDeadline', 'walletSent'] as const;

/** The owner of a record; null if there is none. */
function ownerOf(record: string | null): string | null {
  return record === null ? null : (parseRecord(record)?.userId ?? null);
}

const choices: readonly AutoLockMinutes[] = [1, 5, 15];

/** The flow validates each of them again: stored values may be anything. */
function readTries(store: KeyStore): Pick<PersistAttempts, 'failedAttempts' | 'retryAt'> {
  try {
    const parsed: unknown = JSON.parse(store.get('vaultTries') ?? 'null');
    const { failedAttempts = 0, retryAt = 0 } = (parsed ?? {}) as Partial<PersistAttempts>;
    return { failedAttempts, retryAt };
  } catch {
    return { failedAttempts: 0, retryAt: 0 };
  }
}
