import { describe, expect, it } from 'vitest';
import { createKeyStore } from '../../platform/storage.ts';
import { firstOf, isUnderWay, readSent, recentRecipients, type SentTransfer, storeSent } from './sentTransfers.ts';

const from = { chain: 'ethereum', network: 'test', address: '0xA' } as const;

function sent(id: string, changes: Partial<SentTransfer> = {}): SentTransfer {
  return {
    from,
    draft: { to: '0xB', asset: 'ETH', amount: '1', all: false, speed: 'normal' },
    prepared: {
      unsigned: '{}',
      to: '0xB',
      asset: 'ETH',
      amount: '1',
      fee: '0.1',
      needed: 1,
      isReplaceable: true,
      opening: null,
      usualFee: null,
      isToContract: false,
      left: null,
      amountBefore: null,
      expiry: null,
      usualMs: 0,
    },
    signed: [{ txId: id, bytes: '0xbytes', purpose: 'send' }],
    at: 1,
    outcome: 'pending',
    ...changes,
  };
}

/** A transfer to an address. */
const to = (address: string, changes: Partial<SentTransfer> = {}) =>
  sent(address, { ...changes, prepared: { ...sent('one').prepared, to: address } });

function emptyStore() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return createKeyStore(() => storage as unknown as Storage);
}

describe('transfers sent from this browser', () => {
  it('[WALLET-8] are stored per address, the newest first', () => {
    const store = emptyStore();
    storeSent(store, sent('one'));
    storeSent(store, sent('two', { at: 2 }));
    storeSent(store, sent('other', { from: { ...from, address: '0xC' } }));
    expect(readSent(store, from).map(firstOf)).toEqual(['two', 'one']);
  });

  it('[WALLET-5] their recipients are offered again, the latest first, unless nothing moved (W-38)', () => {
    const list = [
      to('0xB'),
      to('0xC', { outcome: 'refused' }),
      to('0xD', { outcome: 'confirmed' }),
      to('0xB', { outcome: 'confirmed' }),
      to('0xE', { outcome: 'cancelled' }),
    ];
    expect(recentRecipients(list)).toEqual([
      { address: '0xB', times: 2 },
      { address: '0xD', times: 1 },
    ]);
    expect(recentRecipients(Array.from({ length: 9 }, (_, at) => to(`0x${at}`)))).toHaveLength(5);
  });

  it('[WALLET-5] a replaced transfer stays one entry, whose bytes are deleted when it is final', () => {
    const store = emptyStore();
    storeSent(store, sent('one'));
    const faster = { txId: 'quick', bytes: '0xmore', purpose: 'faster' } as const;
    const replaced = sent('one', { signed: [faster, ...sent('one').signed], outcome: 'confirmed' });
    storeSent(store, replaced);
    const [only, ...more] = readSent(store, from);
    expect(more).toEqual([]);
    expect(only?.signed.map(({ txId, bytes }) => [txId, bytes])).toEqual([
      ['quick', ''],
      ['one', ''],
    ]);
    expect(only?.prepared.unsigned).toBe('');
    expect(only && isUnderWay(only)).toBe(false);
  });

  it('[WALLET-5] a transfer that no node accepted is over, and is replaced when it is signed again', () => {
    const store = emptyStore();
    storeSent(store, sent('one', { outcome: 'refused' }));
    expect(readSent(store, from).map((each) => [isUnderWay(each), each.signed[0]?.bytes])).toEqual([[false, '']]);
    storeSent(store, sent('one', { outcome: 'pending' }));
    expect(readSent(store, from).map(isUnderWay)).toEqual([true]);
  });

  it.each(['', 'nonsense', '{}', '[1]', '[{"signed":[]}]'])('[WALLET-5] any stored value is tolerated: %s', (text) => {
    const store = emptyStore();
    store.set('walletSent', text);
    expect(readSent(store, from)).toEqual([]);
  });
});
