import type { DepositType, WithdrawMethod } from '@keel/contract';

/** A deposit of the sample data. Amounts are US dollars as text; `ago` is in days before now. */
export interface SampleDeposit {
  readonly ago: number;
  readonly amount: string;
  readonly mode: DepositType;
  /** The received amount if it differs from the announced one. */
  readonly credited?: string;
  /** The reason if it was declined. */
  readonly declined?: string;
  /** Whether it is still pending: marked as paid, or not. */
  readonly waits?: 'paid' | 'unpaid';
}

/** A withdrawal of the sample data and its outcome; by default it was completed. */
export interface SampleWithdrawal {
  readonly ago: number;
  readonly amount: string;
  readonly method: WithdrawMethod;
  readonly ends?: 'Pending' | 'Processing' | 'Cancelled';
  /** The reason if it was rejected before anybody paid it. */
  readonly rejected?: string;
  /** The reason if it was returned after an attempt to pay it. */
  readonly returned?: string;
}

/** The days before now on which Amelia signed up and was identified. */
export const JOINED_DAYS_AGO = 372;

/** A deposit of the same amount each month. */
const SAVED = Array.from(
  { length: 11 },
  (_, month) => ({ ago: 340 - month * 30, amount: '250.00', mode: 'Gcash' }) as const,
);
/** A small withdrawal each month. */
const TAKEN = Array.from(
  { length: 10 },
  (_, month) => ({ ago: 325 - month * 31, amount: '75.00', method: 'zelle' }) as const,
);

export const DEPOSITS: readonly SampleDeposit[] = [
  { ago: 366, amount: '2500.00', mode: 'Bitcoin' },
  { ago: 331, amount: '1200.00', mode: 'Etheruem' },
  { ago: 301, amount: '3000.00', mode: 'Usdt(solana)' },
  { ago: 262, amount: '5000.00', mode: 'Bitcoin' },
  { ago: 214, amount: '900.00', mode: 'Xrp', declined: 'No payment arrived within 7 days.' },
  { ago: 181, amount: '4400.50', mode: 'Bnb' },
  { ago: 151, amount: '2000.00', mode: 'Bitcoin' },
  { ago: 121, amount: '1500.00', mode: 'Solana' },
  { ago: 96, amount: '3250.00', mode: 'Etheruem' },
  { ago: 88, amount: '60.00', mode: 'Dodge', declined: 'The payment came from an account in another name.' },
  { ago: 64, amount: '5000.00', mode: 'Bitcoin' },
  { ago: 41, amount: '4480.50', mode: 'Etheruem' },
  { ago: 27, amount: '3000.00', mode: 'Usdt(solana)', credited: '2985.40' },
  { ago: 12, amount: '2000.00', mode: 'Bitcoin' },
  { ago: 1.2, amount: '2000.00', mode: 'Solana', waits: 'paid' },
  { ago: 0.09, amount: '350.00', mode: 'Bitcoin', waits: 'unpaid' },
  ...SAVED,
];

export const WITHDRAWALS: readonly SampleWithdrawal[] = [
  { ago: 285, amount: '400.00', method: 'bank' },
  { ago: 211, amount: '1000.00', method: 'bitcoin' },
  { ago: 190, amount: '900.00', method: 'bank', rejected: 'The account is in another name than yours.' },
  { ago: 170, amount: '250.00', method: 'cashapp' },
  { ago: 133, amount: '820.50', method: 'bank' },
  { ago: 118, amount: '200.00', method: 'zelle', ends: 'Cancelled' },
  { ago: 75, amount: '1500.00', method: 'etherium' },
  { ago: 60, amount: '640.00', method: 'bank', returned: 'Your bank sent it back: the account is closed.' },
  { ago: 48, amount: '300.00', method: 'zelle' },
  { ago: 2.1, amount: '450.00', method: 'bank', ends: 'Processing' },
  { ago: 0.4, amount: '1200.00', method: 'bitcoin', ends: 'Pending' },
  { ago: 0.2, amount: '275.00', method: 'cashapp', ends: 'Pending' },
  ...TAKEN,
];

/** The destinations of the sample withdrawals: values from the public test vectors of each format. */
export const DESTINATIONS = {
  bank: { account_name: 'Sample account', account_number: '0000004321', bank_name: 'Sample Bank' },
  bitcoin: { bitcoin_address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  etherium: { etherium_address: '0x52908400098527886E0F7030069857D2E4169EE7' },
  cashapp: { cashapp_address: '$sample-amelia' },
  zelle: { zelle_address: 'sample@example.org' },
} as const satisfies Record<WithdrawMethod, object>;

/** Investments, one after the other. The profit grows in steps; transferred profit is part of the balance. */
export const INVESTMENTS = [
  {
    plan: 'Starter',
    amount: '2000.00',
    from: 352,
    until: 240,
    profits: [
      { ago: 322, profit: '38.10' },
      { ago: 292, profit: '71.45' },
      { ago: 262, profit: '109.80' },
      { ago: 242, profit: '142.60' },
    ],
  },
  {
    plan: 'Growth',
    amount: '10000.00',
    from: 232,
    until: 40,
    profits: [
      { ago: 202, profit: '151.20' },
      { ago: 172, profit: '322.75' },
      { ago: 142, profit: '498.30' },
      { ago: 112, profit: '640.00' },
      { ago: 82, profit: '771.15' },
      { ago: 52, profit: '918.40' },
    ],
  },
  {
    plan: 'Starter',
    amount: '2000.00',
    from: 26,
    until: null,
    days: '90',
    bonus: '40.00',
    profits: [
      { ago: 19, profit: '52.30' },
      { ago: 12, profit: '109.75' },
      { ago: 5, profit: '184.12' },
    ],
  },
] as const;

/** Profit transferred to the balance. */
export const TRANSFERS = [
  { ago: 238, amount: '142.60' },
  { ago: 110, amount: '500.00' },
  { ago: 38, amount: '418.40' },
] as const;

/** Entries of the operator into the books. */
export const ENTRIES = [
  { ago: 345, command: 'books bonus', amount: '50.00', reason: 'Welcome bonus' },
  { ago: 140, command: 'books adjust', amount: '12.35', reason: 'A network fee was charged twice' },
  { ago: 55, command: 'books adjust', amount: '-4.00', reason: 'The correction of the fee was too high' },
  { ago: 16, command: 'books bonus', amount: '25.00', reason: 'For a friend who joined' },
] as const;

/** The deposit plans on the dashboard. */
export const DEPOSIT_PLANS = [
  { ago: 62, status: 'completed', required: '4', made: '4', amount: '1000.00', days: '60' },
  { ago: 33, status: 'paused', required: '4', made: '2', amount: '250.00', days: '60' },
  { ago: 18, status: 'active', required: '5', made: '3', amount: '500.00', days: '30' },
] as const;

/** Messages of the account manager. */
export const MESSAGES = [
  { ago: 300, title: 'Welcome to Keel', message: 'I am your account manager. Write to me whenever you like.' },
  { ago: 130, title: 'Your half year', message: 'Your statement of the last six months is ready.' },
  { ago: 9, title: 'Planned maintenance', message: 'The site will be away for ten minutes on Sunday night.' },
  { ago: 0.6, title: 'A call this week?', message: 'Tell me when it suits you, and I will call.' },
] as const;

/** Requests to the account manager. */
export const TRADE_REQUESTS = [
  { ago: 44, note: 'Please keep the part in Solana small.' },
  { ago: 3, note: 'Could we sell some BTC before the weekend?' },
] as const;

const PAIRS = ['BTC/USD', 'ETH/USD', 'SOL/USD', 'BNB/USD', 'XRP/USD', 'EUR/USD', 'XAU/USD'] as const;
const TRADES = 60;

/**
 * Trades of the year with wins and losses, in the format of `trades import`. The same at every start except for the
 * dates.
 */
export function tradesOf(email: string, now: Date): string {
  const next = numbers(0x6b65656c);
  const lines = Array.from({ length: TRADES }, (_, at) => {
    const ago = 1 + Math.round((at * (JOINED_DAYS_AGO - 14)) / TRADES);
    const date = new Date(now.getTime() - ago * 86_400_000 + Math.floor(next() * 8 * 3_600_000)).toISOString();
    const figure = (8 + next() * 240).toFixed(2);
    const isWon = next() < 0.62;
    const pair = PAIRS[Math.floor(next() * PAIRS.length)] ?? PAIRS[0];
    return `${email},${pair},${isWon ? figure : '0.00'},${isWon ? '0.00' : figure},${date}`;
  });
  return ['who,pair,profit,loss,date', ...lines].join('\n');
}

/** A generator of pseudo-random numbers from 0 to 1, deterministic by its seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
