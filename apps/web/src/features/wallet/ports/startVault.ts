import {
  implementKeyring,
  implementPort,
  type OpenKeys,
  type SessionEvent,
  type SignedIn,
  vaultMachine,
  type WalletPlace,
} from '@keel/flows';
import { type ActorRefFrom, createActor } from 'xstate';
import type { KeyStore } from '../../../platform/storage.ts';
import { shareDeadline, type TabChannel } from './sharedDeadline.ts';
import { createVaultStorage } from './vaultStorage.ts';
import type { WalletWorkerPort } from './walletClient.ts';
import { clientOf } from './walletKeys.ts';
import { createWalletPorts, type WalletPorts } from './walletPorts.ts';
import type { PageListener } from './watchPage.ts';

/** The wallet of this tab: its vault, and the ports of its flows. Created once, when a page first needs it. */
export interface Vault {
  readonly actor: ActorRefFrom<typeof vaultMachine>;
  /** For `useFlow`, in the flows that create, import and send. */
  readonly ports: WalletPorts;
  /** Called after a sign-in and when the user changed. */
  signedIn(event: SignedIn): void;
  signedOut(): void;
  /** Locks the wallet and stops listening. */
  stop(): void;
}

export interface VaultOptions {
  readonly store: KeyStore;
  readonly now: () => number;
  readonly startWorker: () => WalletWorkerPort;
  /** The channel between the tabs of this browser. */
  readonly channel: TabChannel;
  readonly watchPage: (on: PageListener) => () => void;
  /** Reports changes of the wallet to the session (SESS-1). */
  readonly notifySession: (event: SessionEvent) => void;
}

/** How often use is shared with other tabs, in ms: scrolling fires hundreds of events. */
const TOUCH_EVERY_MS = 1000;

/** Starts the vault over this browser's worker, storage and tabs (WALLET-3, SET-2). */
export function startVault({ store, now, startWorker, channel, watchPage, notifySession }: VaultOptions): Vault {
  const storage = createVaultStorage(store);
  let open: OpenKeys | null = null;
  let lastTouch = 0;
  let isLockedByOther = false;

  const deadline = shareDeadline(store, channel, {
    touched: (at) => touch(at),
    locked() {
      isLockedByOther = true;
      actor.send({ type: 'lock.requested' });
      isLockedByOther = false;
    },
  });
  const isOver = () => deadline.isOver(now());
  const ports = createWalletPorts({ startWorker, storage, now, openKeys: () => open, isOver });

  const actor = createActor(
    vaultMachine.provide({
      actors: {
        probeVault: implementPort(ports.probeVault),
        unlockVault: implementPort(ports.unlockVault),
        rewrapVault: implementPort(ports.rewrapVault),
        removeVault: implementPort(ports.removeVault),
        keyring: implementKeyring((keys) => {
          open = keys;
          const stopListening = clientOf(keys).onEnd(() => actor.send({ type: 'keys.lost' }));
          return () => {
            stopListening();
            if (open === keys) open = null;
          };
        }),
      },
    }),
  );

  actor.on('persistAttempts', (tries) => storage.storeTries(tries));
  actor.on('persistAutoLock', ({ minutes }) => {
    storage.storeMinutes(minutes);
    touchHere();
  });
  actor.on('vaultOpened', ({ wallet }) => {
    deadline.touch(now(), lockAfterMs());
    notifySession({ type: 'wallet.changed', wallet: { ...shown(wallet), seedphrase: 'stored', hasPasscode: true } });
    notifySession({ type: 'wallet.opened', assets: [] });
  });
  actor.on('vaultLocked', () => {
    if (!isLockedByOther) deadline.lock();
    notifySession({ type: 'wallet.changed', wallet: { isOpen: false, assets: [] } });
  });
  actor.on('vaultRemoved', () => {
    const nothing = { chain: null, network: null, address: null, seedphrase: null } as const;
    notifySession({ type: 'wallet.changed', wallet: { ...nothing, hasPasscode: false, isOpen: false, assets: [] } });
  });
  actor.start();

  const stopWatching = watchPage({
    touched: touchHere,
    woke() {
      if (open !== null && isOver()) actor.send({ type: 'lock.requested' });
      actor.send({ type: 'page.resumed', at: now() });
    },
    left: () => actor.send({ type: 'lock.requested' }),
    stored(key) {
      if (key === null || key === 'seedphrase' || key === 'vaultTries') actor.send({ type: 'vault.changed' });
      // The wallet unlocked here is no longer the one stored on this device.
      if (key === null || key === 'seedphrase') actor.send({ type: 'lock.requested' });
    },
  });

  return {
    actor,
    ports,
    signedIn: (event) => actor.send(event),
    signedOut: () => actor.send({ type: 'signedOut' }),
    stop() {
      actor.send({ type: 'lock.requested' });
      stopWatching();
      actor.stop();
    },
  };

  function lockAfterMs(): number {
    return storage.minutes() * 60_000;
  }

  /** This tab was used: that counts for all tabs, but never for a wallet whose deadline has passed. */
  function touchHere(): void {
    const at = now();
    if (open === null || at - lastTouch < TOUCH_EVERY_MS) return;
    if (isOver()) {
      actor.send({ type: 'lock.requested' });
      return;
    }
    deadline.touch(at, lockAfterMs());
    touch(at);
  }

  /** Some tab was used. */
  function touch(at: number): void {
    if (open === null) return;
    lastTouch = at;
    const client = clientOf(open);
    // A worker that refuses has terminated, and reports that itself.
    client.request({ type: 'extend', until: at + lockAfterMs() }).catch(() => undefined);
    actor.send({ type: 'activity', at });
  }
}

function shown({ chain, network, address }: WalletPlace) {
  return { chain, network, address };
}
