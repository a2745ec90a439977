/** The content of the page, the same for each variant. */
export interface Trade {
  readonly id: number;
  /** '2026-11-20' */
  readonly date: string;
  readonly pair: string;
  readonly side: 'Buy' | 'Sell';
  readonly amount: string;
  readonly profitCents: number;
}

const PAIRS = ['BTC / USD', 'ETH / USD', 'SOL / USD', 'XRP / USD'] as const;

export const TRADES: readonly Trade[] = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  date: new Date(Date.UTC(2026, 10, 20 - (index % 180))).toISOString().slice(0, 10),
  pair: PAIRS[index % PAIRS.length] ?? PAIRS[0],
  side: index % 3 === 0 ? 'Sell' : 'Buy',
  amount: (((index * 7919) % 5000) / 1000).toFixed(4),
  // All are different, and the lowest is not the first.
  profitCents: ((index * 7919 + 3571) % 10_007) - 4000,
}));

export const COINS = Array.from({ length: 50 }, (_, index) => ({
  id: `coin-${index}`,
  symbol: `C${index}X`,
  price: Math.round(((index * 7919) % 90_000) * 100) / 100 + 0.25,
  change24h: ((index % 9) - 4) / 2 + 0.25,
}));

export const LINKS = ['Portfolio', 'Profile', 'Deposit', 'Plans', 'Trades', 'Withdraw', 'Wallet', 'Settings'] as const;

export const METHODS = ['Bitcoin', 'Ethereum', 'Xrp', 'Solana', 'Usdt', 'Bnb', 'Doge', 'Gcash'] as const;

export const STATS = [
  ['Total Profit', 190412],
  ['Referral Bonus', 24000],
  ['Total Deposit', 1000000],
  ['Withdrawn', 50000],
] as const;

/** The first row after sorting the profits in ascending order. */
export const MIN_PROFIT = TRADES.reduce((least, trade) => (trade.profitCents < least.profitCents ? trade : least));

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$19.04' */
export const dollars = (cents: number) => format.format(cents / 100);

/** '+1.25%' */
export const change = (points: number) => `${points > 0 ? '+' : ''}${points.toFixed(2)}%`;

const names = new Intl.DisplayNames(['en'], { type: 'currency' });

/** The currencies that the system knows, about 160, created when the dialog opens. */
export const currencies = () =>
  Intl.supportedValuesOf('currency').map((code) => ({ code, name: names.of(code) ?? code }));

/** The texts that the steps of the measurement look for. */
export const WORDS = {
  transfer: 'Transfer Funds',
  transferText: 'The amount goes to your balance at once.',
  copy: 'Copy Address',
  copied: 'Address copied to clipboard!',
  currency: 'Currency',
  search: 'Search currencies',
  close: 'Close',
  profit: 'Profit',
  banner: 'Your identity is not verified yet.',
} as const;
