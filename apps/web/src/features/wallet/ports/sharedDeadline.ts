import type { KeyStore } from '../../../platform/storage.ts';

/** The channel between the tabs of this browser. */
export interface TabChannel {
  /** Sends to all other tabs. */
  send(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

/** Callbacks for messages of other tabs. */
export interface TabListener {
  /** Another tab was used. */
  readonly touched: (at: number) => void;
  /** The wallet was locked in another tab. */
  readonly locked: () => void;
}

/**
 * When the wallet locks, for all tabs together (SET-2): use of one tab keeps it open in all, and locking one locks all.
 * Stored as wall-clock time, since timers and channels stop while a computer sleeps.
 */
export interface SharedDeadline {
  /** This tab was used: the wallet stays open for so many ms. */
  touch(at: number, lockAfterMs: number): void;
  /** The wallet was locked in this tab, which locks it in all. */
  lock(): void;
  /** Whether the deadline has passed. */
  isOver(at: number): boolean;
}

/** Creates the deadline over storage and a channel between tabs. */
export function shareDeadline(store: KeyStore, channel: TabChannel, on: TabListener): SharedDeadline {
  channel.listen((message) => {
    if (message === 'locked') on.locked();
    if (typeof message === 'number' && Number.isSafeInteger(message)) on.touched(message);
  });
  return {
    touch(at, lockAfterMs) {
      store.set('vaultDeadline', String(at + lockAfterMs));
      channel.send(at);
    },
    lock() {
      // Without a deadline it is over; nothing stays after a logout, which locks the wallet too.
      store.remove('vaultDeadline');
      channel.send('locked');
    },
    isOver(at) {
      const storedDeadline = store.get('vaultDeadline');
      return storedDeadline === null || at >= Number(storedDeadline);
    },
  };
}
