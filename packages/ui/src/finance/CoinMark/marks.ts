import { Bitcoin, DollarSign, Landmark, type LucideIconData } from '@lucide/icons';
import { methodTicker } from '../PaymentMethodSelect/methods.ts';

/** A coin or a method with a mark of its own. */
export type MarkName =
  | 'bitcoin'
  | 'ethereum'
  | 'tether'
  | 'usdc'
  | 'xrp'
  | 'solana'
  | 'bnb'
  | 'dogecoin'
  | 'gcash'
  | 'bank'
  | 'cashapp'
  | 'zelle';

const lines = (name: string, ...paths: string[]): LucideIconData => ({
  name,
  size: 24,
  node: paths.map((d) => ['path', { d, key: d }]),
});

/** Bitcoin, the bank and the dollar sign are Lucide's (ISC licence); the other glyphs are drawn for Keel. */
export const GLYPHS: Readonly<Record<MarkName, LucideIconData>> = {
  bitcoin: Bitcoin,
  ethereum: lines('ethereum', 'M12 2.5 5.5 12 12 15.5 18.5 12Z', 'M5.5 15.5 12 21.5 18.5 15.5'),
  tether: lines('tether', 'M5 4.5H19', 'M12 4.5V20.5', 'M12 9c-4.5 0-8 1-8 2.5S7.5 14 12 14s8-1 8-2.5S16.5 9 12 9Z'),
  usdc: lines(
    'usdc',
    'M7.5 4A9.5 9.5 0 0 0 7.5 20',
    'M16.5 4A9.5 9.5 0 0 1 16.5 20',
    'M12 5.5V18.5',
    'M14.75 9.5A2.75 1.75 0 0 0 12 8C10.25 8 9.25 8.75 9.25 10S10.25 11.75 12 12s2.75.75 2.75 2S13.75 16 12 16a2.75 1.75 0 0 1-2.75-1.5',
  ),
  xrp: lines('xrp', 'M4.5 4.5 8.5 8.5a5 5 0 0 0 7 0L19.5 4.5', 'M4.5 19.5 8.5 15.5a5 5 0 0 1 7 0L19.5 19.5'),
  solana: lines('solana', 'M7.5 5H20.5L16.5 8.5H3.5Z', 'M3.5 10.5H16.5L20.5 14H7.5Z', 'M7.5 16H20.5L16.5 19.5H3.5Z'),
  bnb: lines(
    'bnb',
    'M7.5 7.5 12 3l4.5 4.5',
    'M7.5 16.5 12 21l4.5-4.5',
    'M12 9l3 3-3 3-3-3Z',
    'M4 10.5 2.5 12 4 13.5',
    'M20 10.5 21.5 12 20 13.5',
  ),
  dogecoin: lines('dogecoin', 'M8 4.5H11.5a7.5 7.5 0 0 1 0 15H8Z', 'M5 12H13'),
  gcash: lines('gcash', 'M18.5 7.5A8 8 0 1 0 20 12H13'),
  bank: Landmark,
  cashapp: DollarSign,
  zelle: lines('zelle', 'M6.5 6.5H17.5L6.5 17.5H17.5', 'M12 3.5V6.5', 'M12 17.5V20.5'),
};

/** By ticker, or by the wire name of a way to be paid (WD-1). */
const NAMES: Readonly<Record<string, MarkName>> = {
  BTC: 'bitcoin',
  BITCOIN: 'bitcoin',
  ETH: 'ethereum',
  ETHERIUM: 'ethereum',
  USDT: 'tether',
  USDC: 'usdc',
  XRP: 'xrp',
  SOL: 'solana',
  BNB: 'bnb',
  DOGE: 'dogecoin',
  GCASH: 'gcash',
  BANK: 'bank',
  CASHAPP: 'cashapp',
  ZELLE: 'zelle',
};

/** The mark of a coin's symbol ('BTC') or of a method in the server's spelling ('Etheruem'); null if it has none. */
export function markOf(name: string): MarkName | null {
  const ticker = methodTicker(name).toUpperCase();
  return Object.hasOwn(NAMES, ticker) ? (NAMES[ticker] ?? null) : null;
}
