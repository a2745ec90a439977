import {
  createWalletWorker,
  keelAccounts,
  keelWords,
  NO_TRIES,
  type Tries,
  type TryStore,
  type WorkerTools,
  webVaultCrypto,
} from '@keel/wallet/worker';
import { createKeyStore, type KeyStore } from '../../../platform/storage.ts';
import type { TabChannel } from './sharedDeadline.ts';
import type { WalletWorkerPort } from './walletClient.ts';

/** A browser's storage that refuses a write once it has more than `room` keys. */
export function fakeStorage(room = 100): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem(key, value) {
      if (!map.has(key) && map.size >= room) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
  };
}

export function keyStoreOf(storage: Storage): KeyStore {
  return createKeyStore(() => storage);
}

/** A fast key derivation for tests; no real vault uses it. */
const QUICK = { name: 'argon2id', m: 8, t: 1, p: 1 } as const;

/**
 * A browser with one device key, one clock, and workers that do what the real wallet worker does, with a fast key
 * derivation.
 */
export interface FakeBrowser {
  readonly clock: { at: number };
  readonly now: () => number;
  readonly startWorker: () => WalletWorkerPort;
  /** The number of workers that were started and not ended. */
  readonly running: () => number;
  /** Every message that a worker sent on its main channel. */
  readonly replies: unknown[];
  /** Makes every running worker fail, as a browser short of memory does. */
  readonly crash: () => void;
}

export async function fakeBrowser(change: Partial<WorkerTools> = {}): Promise<FakeBrowser> {
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' } as HmacKeyGenParams, false, ['sign']);
  const clock = { at: 1_800_000_000_000 };
  const now = () => clock.at;
  const replies: unknown[] = [];
  const alive = new Map<WalletWorkerPort, () => void>();
  const counts = new Map<string, Tries>();
  const tries: TryStore = {
    async update(salt, next) {
      const before = counts.get(salt) ?? NO_TRIES;
      counts.set(salt, next(before));
      return before;
    },
  };
  const tools: WorkerTools = {
    crypto: webVaultCrypto(crypto),
    device: async () => ({ mac: async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', key, message)) }),
    words: keelWords,
    accounts: keelAccounts,
    now,
    tries,
    kdf: QUICK,
    kdfFloor: QUICK,
    backupKdf: QUICK,
    ...change,
  };

  return { clock, now, replies, startWorker, running: () => alive.size, crash };

  function startWorker(): WalletWorkerPort {
    const worker = createWalletWorker(tools);
    const listeners: ((event: { readonly data: unknown }) => void)[] = [];
    const broken: (() => void)[] = [];
    const port: WalletWorkerPort = {
      postMessage(call, transfer) {
        const [reveal] = transfer;
        void worker.take(structuredClone(call), reveal instanceof MessagePort ? reveal : undefined).then((reply) => {
          replies.push(reply);
          if (alive.has(port)) for (const listener of listeners) listener({ data: structuredClone(reply) });
          return reply;
        });
      },
      addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
        if (type === 'message') listeners.push(listener);
        else broken.push(() => listener({ data: null }));
      },
      terminate: () => void alive.delete(port),
    };
    alive.set(port, () => broken[0]?.());
    return port;
  }

  function crash(): void {
    for (const breakIt of alive.values()) breakIt();
  }
}

/** Channels of tabs that receive each other's messages immediately. */
export function fakeTabs(): () => TabChannel {
  const tabs: { listener: (message: unknown) => void }[] = [];
  return () => {
    const tab: { listener: (message: unknown) => void } = { listener: () => undefined };
    tabs.push(tab);
    return {
      send(message) {
        for (const other of tabs) if (other !== tab) other.listener(message);
      },
      listen(listener) {
        tab.listener = listener;
      },
    };
  };
}
