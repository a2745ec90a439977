import { describe, expect, it } from 'vitest';
import { NetworkFailure } from '../../api/networks.ts';
import type { AddressUse } from './chain/ChainPort.ts';
import { type SearchProgress, type SearchTools, searchAccounts } from './searchAccounts.ts';

const unused: AddressUse = { isUsed: false, holdings: [] };
const empty: AddressUse = { isUsed: true, holdings: [{ asset: 'ETH', decimals: 18, units: 0n }] };
const rich: AddressUse = {
  isUsed: true,
  holdings: [
    { asset: 'ETH', decimals: 18, units: 1_500_000_000_000_000_000n },
    { asset: 'USDT', decimals: 6, units: 0n },
  ],
};

/** Searches Ethereum, where each address is called after its scheme and number. */
async function search(used: Readonly<Record<string, AddressUse>>, change: Partial<SearchTools> = {}) {
  const progress: SearchProgress[] = [];
  const asked: string[] = [];
  const answer = await searchAccounts(
    { chain: 'ethereum', network: 'main' },
    {
      derive: async ({ id }, from, count) =>
        Array.from({ length: count }, (_, at) => ({ path: `m/${id}/${from + at}`, address: `${id} ${from + at}` })),
      lookUp: async (address) => {
        asked.push(address);
        return used[address] ?? unused;
      },
      isStopped: () => false,
      onProgress: (each) => progress.push(each),
      ...change,
    },
  );
  return { ...answer, progress, asked, addresses: answer.accounts.map(({ place }) => place.address) };
}

/** A network that stops answering at the tenth address. */
const lookUpUntilTenth = async (address: string) => {
  if (address === 'bip44 9') throw new NetworkFailure('The network does not answer.', 502);
  return address === 'bip44 1' ? rich : unused;
};

describe('the search for used addresses', () => {
  it('[WALLET-11] looks up twenty unused addresses in a row of each scheme', async () => {
    const { end, accounts, asked, progress } = await search({});
    expect({ end, accounts }).toEqual({ end: 'complete', accounts: [] });
    expect(asked).toHaveLength(40);
    expect(asked.at(-1)).toBe('ledgerLive 19');
    expect(progress.at(-1)).toEqual({ searched: 40, found: 0 });
  });

  it('[WALLET-11] reports each used address with its path and its balances above zero', async () => {
    const { end, accounts } = await search({ 'bip44 2': rich, 'ledgerLive 1': empty });
    expect(end).toBe('complete');
    expect(accounts).toEqual([
      {
        place: { chain: 'ethereum', network: 'main', address: 'bip44 2', path: 'm/bip44/2' },
        scheme: 'bip44',
        balances: [{ asset: 'ETH', value: '1.5' }],
      },
      {
        place: { chain: 'ethereum', network: 'main', address: 'ledgerLive 1', path: 'm/ledgerLive/1' },
        scheme: 'ledgerLive',
        balances: [],
      },
    ]);
  });

  it('[WALLET-11] finds one after nineteen unused ones, and none after twenty', async () => {
    expect((await search({ 'bip44 3': rich, 'bip44 23': rich })).addresses).toEqual(['bip44 3', 'bip44 23']);
    expect((await search({ 'bip44 3': rich, 'bip44 24': rich })).addresses).toEqual(['bip44 3']);
    expect((await search({ 'bip44 5': rich }, { gapLimit: 4 })).addresses).toEqual([]);
  });

  it('[WALLET-11] reports an address of two schemes once', async () => {
    const { accounts } = await search(
      { first: rich },
      {
        derive: async ({ id }, from, count) =>
          Array.from({ length: count }, (_, at) => ({
            path: `m/${id}/${from + at}`,
            address: from + at === 0 ? 'first' : `${id} ${from + at}`,
          })),
      },
    );
    expect(accounts.map(({ place }) => place.path)).toEqual(['m/bip44/0']);
  });

  it('[WALLET-11] counts what is incoming on Bitcoin, in every scheme', async () => {
    const { accounts } = await searchAccounts(
      { chain: 'bitcoin', network: 'main' },
      {
        derive: async ({ id }, from, count) =>
          Array.from({ length: count }, (_, at) => ({ path: `${id}/${from + at}`, address: `${id} ${from + at}` })),
        lookUp: async (address) =>
          address === 'bip86 0' || address === 'bip84Change 1'
            ? { isUsed: true, holdings: [{ asset: 'BTC', decimals: 8, units: 0n, incoming: 10n ** 7n }] }
            : unused,
        isStopped: () => false,
        onProgress: () => undefined,
      },
    );
    expect(accounts.map(({ scheme, balances }) => ({ scheme, balances }))).toEqual([
      { scheme: 'bip84Change', balances: [{ asset: 'BTC', value: '0.1' }] },
      { scheme: 'bip86', balances: [{ asset: 'BTC', value: '0.1' }] },
    ]);
  });

  it('[WALLET-11] ends after 400 addresses, whatever a node says is used', async () => {
    const { end, accounts, asked } = await search({}, { lookUp: async () => rich });
    expect({ end, found: accounts.length }).toEqual({ end: 'limit', found: 400 });
    expect(asked).toEqual([]);
    const few = await search({}, { lookUp: async () => rich, most: 6 });
    expect({ end: few.end, found: few.accounts.length }).toEqual({ end: 'limit', found: 6 });
  });

  it('[WALLET-11] keeps what it has found when it is stopped', async () => {
    let searched = 0;
    const { end, addresses } = await search(
      { 'bip44 1': rich },
      { isStopped: () => searched >= 8, onProgress: (progress) => void (searched = progress.searched) },
    );
    expect({ end, addresses }).toEqual({ end: 'stopped', addresses: ['bip44 1'] });
  });

  it('[WALLET-11] keeps what it has found when the network no longer answers', async () => {
    const { end, addresses } = await search({}, { lookUp: lookUpUntilTenth });
    expect({ end, addresses }).toEqual({ end: 'unreachable', addresses: ['bip44 1'] });
    let isStopped = false;
    const aborted = async () => {
      isStopped = true;
      throw new DOMException('', 'AbortError');
    };
    expect((await search({}, { lookUp: aborted, isStopped: () => isStopped })).end).toBe('stopped');
  });

  it('[WALLET-11] fails if the words are gone', async () => {
    await expect(search({}, { derive: () => Promise.reject(new Error('ended')) })).rejects.toThrow('ended');
  });
});
