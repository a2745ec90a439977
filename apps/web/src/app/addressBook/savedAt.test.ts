import { describe, expect, it } from 'vitest';
import type { SavedAddress } from '../../api/savedAddresses.ts';
import { savedAt, savedIn } from './savedAt.ts';

const saved = (changes: Partial<SavedAddress>): SavedAddress => ({
  _id: '0190f7c2-0000-7000-8000-0000000000f1',
  label: 'Ledger at home',
  chain: 'ethereum',
  network: 'main',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  createdAt: '2026-11-20T12:00:00Z',
  ...changes,
});
const ethereum = saved({});
const test = saved({ network: 'test' });
const bnb = saved({ chain: 'bnb' });
const solana = saved({ chain: 'solana', address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM' });
const all = [bnb, test, ethereum, solana];

describe('saved addresses of a network', () => {
  it('[ADDR-1] only those of the chain and the network are offered', () => {
    expect(savedIn(all, { chain: 'ethereum', network: 'test' })).toEqual([test]);
    expect(savedIn(all, { chain: 'bitcoin', network: 'main' })).toEqual([]);
  });

  it('[ADDR-1] a typed address is recognised, in any case where case is only a checksum', () => {
    const place = { chain: 'ethereum', network: 'main' } as const;
    expect(savedAt(all, place, ` ${ethereum.address.toLowerCase()} `)).toBe(ethereum);
    expect(savedAt(all, place, ethereum.address.slice(0, -1))).toBeUndefined();
    expect(savedAt(all, { chain: 'solana', network: 'main' }, solana.address)).toBe(solana);
    expect(savedAt(all, { chain: 'solana', network: 'main' }, solana.address.toLowerCase())).toBeUndefined();
    expect(savedAt(all, { chain: 'solana', network: 'test' }, solana.address)).toBeUndefined();
  });
});
