import { describe, expect, it } from 'vitest';
import { ada, adaId } from '../testing/samples.ts';
import { walletDestination } from './rules.ts';
import type { StoredWallet, WalletAction, WalletEntryInput } from './types.ts';

const pages: Record<WalletAction, string> = {
  buy: '/buy-assets',
  sell: '/sell-assets',
  send: '/send-assets',
  receive: '/receive',
};
const both = [true, false];
const actions = Object.keys(pages) as WalletAction[];

/** Every combination: 4 actions, the flag, 4 stored values present or missing, 2 pages. */
const rows = actions.flatMap((action) =>
  both.flatMap((flag) =>
    ['/portfolio', '/wallet'].flatMap((path) =>
      [...Array(16).keys()].map((bits) => ({ action, flag, path, bits, to: target(action, flag, path, bits) })),
    ),
  ),
);

function target(action: WalletAction, flag: boolean, path: string, bits: number): string {
  if (!flag) return path === '/portfolio' ? '/invest' : '/settings';
  if (bits < 8) return '/create-wallet';
  return bits < 15 ? '/import-wallet' : pages[action];
}

/** The first bit, worth 8, is the vault; then chain, network and address. Missing is null or an empty text. */
function storedOf(bits: number, missing: '' | null): StoredWallet {
  const at = (bit: number, value: string) => (Math.floor(bits / bit) % 2 === 1 ? value : missing);
  return {
    userId: adaId,
    seedphrase: at(8, 'sealed'),
    chain: at(4, 'bnb'),
    network: at(2, 'test'),
    address: at(1, '0x'),
  };
}

function inputOf({ action, flag, path, bits }: (typeof rows)[number], missing: '' | null): WalletEntryInput {
  return { action, path, user: { ...ada, walletFeauture: flag }, stored: storedOf(bits, missing) };
}

describe('wallet entry rules', () => {
  it('[WENTRY-1, WENTRY-2, WENTRY-3, WENTRY-4] there are 256 combinations, all different', () => {
    expect(new Set(rows.map((row) => JSON.stringify(inputOf(row, null)))).size).toBe(256);
  });

  it.each(rows)(
    '[WENTRY-1, WENTRY-2, WENTRY-3, WENTRY-4] $action, enabled $flag, on $path, stored $bits: $to',
    (row) => {
      for (const missing of [null, ''] as const) {
        const { kind, intent } = walletDestination(inputOf(row, missing));
        expect([kind, intent.to]).toEqual([row.flag ? 'open' : 'blocked', row.to]);
      }
    },
  );

  it('[WENTRY-2, WENTRY-3] the email is passed on to create a wallet, and the sealed vault to import one', () => {
    const user = { ...ada, walletFeauture: true };
    const states = [0, 12].map((bits) => {
      return walletDestination({ action: 'buy', path: '/wallet', user, stored: storedOf(bits, null) }).intent.state;
    });
    expect(states).toEqual([{ email: 'ada@example.com' }, { email: 'ada@example.com', seedphrase: 'sealed' }]);
  });

  it.each(actions)('[WENTRY-4] %s passes on no navigation state', (action) => {
    const user = { ...ada, walletFeauture: true };
    const { intent } = walletDestination({ action, path: '/wallet', user, stored: storedOf(15, null) });
    expect(intent).toEqual({ type: 'navigate', to: pages[action] });
  });
});
