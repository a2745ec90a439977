import type { Admin } from '@keel/contract';

/** The receiving addresses; each is a setting with the prefix `address.`. */
export const RECEIVING_ADDRESSES = [
  'bitcoinwalletaddress',
  'ethereumwalletaddress',
  'usdt_walletaddress',
  'usdt_erc20walletaddress',
  'usdt_trc20walletaddress',
  'bitcoin',
  'etherium',
  'xrp',
  'solana',
  'usdtsolana',
  'bnb',
  'dodge',
] as const satisfies readonly Exclude<keyof Admin, 'instructions'>[];
