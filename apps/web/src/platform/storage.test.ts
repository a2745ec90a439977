import { describe, expect, it } from 'vitest';
import { createKeyStore } from './storage.ts';

/** A Storage with the given texts that refuses writes once it has `room` keys, as a full browser storage does. */
function fakeStorage(texts: Record<string, string>, room = 100): Storage {
  const map = new Map(Object.entries(texts));
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

describe('createKeyStore', () => {
  it('[SESS-7] stores values under the keys of the product', () => {
    const storage = fakeStorage({});
    const store = createKeyStore(() => storage);
    store.set('backgroundStyle', 'black');
    expect(storage.getItem('backgroundStyle')).toBe('black');
    expect(store.isPersistent()).toBe(true);
  });

  it('[WALLET-3] stores what must last, or reports that it cannot and keeps the old value', () => {
    const storage = fakeStorage({ chain: 'a' }, 1);
    const store = createKeyStore(() => storage);
    expect(store.persist('seedphrase', 'sealed')).toBe(false);
    expect([store.get('seedphrase'), store.get('chain'), store.isPersistent()]).toEqual([null, 'a', true]);
    expect(store.persist('chain', 'b')).toBe(true);
    expect(storage.getItem('chain')).toBe('b');
    storage.setItem = () => undefined;
    expect(store.persist('chain', 'c')).toBe(false);
  });

  it('[SESS-6] clears its own keys and leaves those of others', () => {
    const storage = fakeStorage({ token: 'a', user: 'b', somebodyElse: 'c' });
    createKeyStore(() => storage).clear();
    expect([storage.getItem('token'), storage.getItem('user'), storage.getItem('somebodyElse')]).toEqual([
      null,
      null,
      'c',
    ]);
  });

  it('[SESS-6][AUTH-5] a logout keeps the device token of this browser, with working and with blocked storage (N-8)', () => {
    const storage = fakeStorage({ token: 'a', deviceToken: 'b' });
    createKeyStore(() => storage).clear();
    expect([storage.getItem('token'), storage.getItem('deviceToken')]).toEqual([null, 'b']);
    const blocked = createKeyStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    blocked.set('deviceToken', 'b');
    blocked.set('token', 'a');
    blocked.clear();
    expect([blocked.get('token'), blocked.get('deviceToken')]).toEqual([null, 'b']);
  });

  it('[SESS-8] works for the visit when the browser blocks storage, and reports that nothing is kept', () => {
    const store = createKeyStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    store.set('userId', '7');
    expect([store.get('userId'), store.isPersistent()]).toEqual(['7', false]);
    store.remove('userId');
    expect(store.get('userId')).toBeNull();
  });

  it('[SESS-8] returns the newest value when storage is full, not an old one', () => {
    const storage = fakeStorage({ liveTraders: '10' }, 1);
    const store = createKeyStore(() => storage);
    store.set('userId', '7');
    expect([store.get('userId'), store.get('liveTraders'), store.isPersistent()]).toEqual(['7', '10', false]);
  });

  it('[SESS-8] reports once that storage is full (P-63)', () => {
    const store = createKeyStore(() => fakeStorage({ liveTraders: '10' }, 1));
    let calls = 0;
    store.onLost(() => {
      calls += 1;
    });
    store.set('liveTraders', '11');
    expect([calls, store.isPersistent()]).toEqual([0, true]);
    store.set('userId', '7');
    store.set('token', 'a');
    expect([calls, store.isPersistent()]).toEqual([1, false]);
  });
});
