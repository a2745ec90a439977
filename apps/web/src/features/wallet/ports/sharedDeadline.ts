import type { KeyStore } from '../../../platform/storage.ts';

/** What the tabs of this browser tell each other by. */
export interface TabChannel {
  /** To all tabs but this one. */
  send(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

/** What other tabs tell. */
export interface TabListener {
  /** Somebody touched the app there. */
  readonly touched: (at: number) => void;
  /** The wallet was locked there. */
  readonly locked: () => void;
}

/**
 * When the wallet locks, for all tabs together (SET-2): a touch in one keeps it open in all, a lock in one locks all. By
 * the clock on the wall and in storage, since timers and channels stand still while a computer sleeps.
 */
export interface SharedDeadline {
  /** Somebody touched this tab: the wallet stays open for so many ms. */
  touch(at: number, stays: number): void;
  /** The wallet was locked in this tab, for all of them. */
  lock(): void;
  /** Whether no tab was touched in time. */
  isOver(at: number): boolean;
}

/** The deadline over storage and a channel between tabs. */
export function shareDeadline(store: KeyStore, channel: TabChannel, on: TabListener): SharedDeadline {
  channel.listen((message) => {
    if (message === 'locked') on.locked();
    if (typeof message === 'number' && Number.isSafeInteger(message)) on.touched(message);
  });
  return {
    touch(at, stays) {
      store.set('vaultDeadline', String(at + stays));
      channel.send(at);
    },
    lock() {
      store.set('vaultDeadline', '0');
      channel.send('locked');
    },
    isOver(at) {
      const storedDeadline = store.get('vaultDeadline');
      return storedDeadline === null || at >= Number(storedDeadline);
    },
  };
}
