import type { FoundAccount } from '@keel/flows';
import { expect, it } from 'vitest';
import { offeredAccounts } from './offeredAccounts.ts';

const here = { chain: 'bitcoin', network: 'main' } as const;
const usual = { ...here, address: 'bc1usual' };

function found(address: string, change: Partial<FoundAccount> = {}): FoundAccount {
  const place = { ...here, address, path: `m/84'/0'/0'/0/${address}` };
  return { place, scheme: 'bip84', balances: [{ asset: 'BTC', value: '1' }], ...change };
}

const addressesOf = (list: readonly { readonly place: { readonly address: string } }[]) =>
  list.map(({ place }) => place.address);

it('[WALLET-2] without a search the usual addresses of the network are offered', () => {
  const places = [usual, { ...usual, network: 'test', address: 'tb1usual' }];
  expect(offeredAccounts({ places, found: [] }, here)).toEqual({
    offered: [{ place: usual, scheme: null, path: null, balances: [], isUsed: false }],
    hidden: 0,
  });
});

it('[WALLET-11] a usual address that was found has its balance, and no path of its own', () => {
  const { offered } = offeredAccounts({ places: [usual], found: [found('bc1usual')] }, here);
  expect(offered).toEqual([
    {
      place: usual,
      scheme: 'bip84',
      path: "m/84'/0'/0'/0/bc1usual",
      balances: [{ asset: 'BTC', value: '1' }],
      isUsed: true,
    },
  ]);
});

it('[WALLET-11] those with money come first', () => {
  const list = [
    found('empty', { balances: [] }),
    found('rich'),
    found('elsewhere', { place: { chain: 'bitcoin', network: 'test', address: 'elsewhere', path: 'm' } }),
  ];
  const { offered } = offeredAccounts({ places: [usual], found: list }, here);
  expect(addressesOf(offered)).toEqual(['bc1usual', 'rich', 'empty']);
});

it('[WALLET-11] a list has thirty found addresses, and says how many it leaves out', () => {
  const many = Array.from({ length: 40 }, (_, at) => found(`${at}`));
  const { offered, hidden } = offeredAccounts({ places: [usual], found: many }, here);
  expect({ offered: offered.length, hidden }).toEqual({ offered: 31, hidden: 10 });
});
