import type { Admin, Cents, DepositType, MarketData } from '@keel/flows';
import type { ChainId } from '@keel/wallet';
import type { en } from '../i18n/words.ts';

/** The operator's address of one kind. */
type AddressField = Exclude<keyof Admin, 'instructions'>;

/** The coin and the address of a payment method. */
export interface PayCoin {
  /** Its common name. */
  readonly name: string;
  /** null when it is not a coin. */
  readonly symbol: string | null;
  /** Its id in the market data; null where it has no price. */
  readonly marketId: string | null;
  /** Decimals of an amount asked for. */
  readonly decimals: number;
  /** Which of the operator's addresses it is paid to; null where there is none (DEP-2, PAY-5). */
  readonly field: AddressField | null;
  /** The only network of that address. @default not shown */
  readonly network?: keyof typeof en.networks;
  /** What a wallet reads from the QR code. @default the address alone, where no form is common */
  readonly uri?: (address: string, amount: string) => string;
  /** How the investor's own wallet sends it. @default it cannot (PAY-6) */
  readonly wallet?: { readonly chain: ChainId; readonly asset: string };
}

const ethereum = {
  name: 'Ethereum',
  symbol: 'ETH',
  marketId: 'ethereum',
  decimals: 8,
  network: 'ethereum',
  // ERC-681.
  uri: (address, amount) => `ethereum:${address}@1?value=${smallest(amount, 18)}`,
  wallet: { chain: 'ethereum', asset: 'ETH' },
} as const satisfies Partial<PayCoin>;

const usdt = { symbol: 'USDT', marketId: 'tether', decimals: 2 } as const satisfies Partial<PayCoin>;

/** Tether's own contract on Ethereum and mint on Solana: what the amount in a payment link counts. */
const USDT_ERC20 = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const USDT_SOLANA = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB';

/** Every payment method, by its name in the API (DEP-2, PAY-1, PAY-5). */
export const payCoins: Readonly<Record<DepositType, PayCoin>> = {
  Bitcoin: {
    name: 'Bitcoin',
    symbol: 'BTC',
    marketId: 'bitcoin',
    decimals: 8,
    field: 'bitcoin',
    network: 'bitcoin',
    // BIP-21.
    uri: (address, amount) => `bitcoin:${address}?amount=${amount}`,
    wallet: { chain: 'bitcoin', asset: 'BTC' },
  },
  Etheruem: { ...ethereum, field: 'etherium' },
  Ethereum: { ...ethereum, field: 'ethereumwalletaddress' },
  Xrp: {
    name: 'XRP',
    symbol: 'XRP',
    marketId: 'ripple',
    decimals: 6,
    field: 'xrp',
    network: 'xrp',
  },
  Solana: {
    name: 'Solana',
    symbol: 'SOL',
    marketId: 'solana',
    decimals: 6,
    field: 'solana',
    network: 'solana',
    // Solana Pay, a transfer request.
    uri: (address, amount) => `solana:${address}?amount=${amount}`,
    wallet: { chain: 'solana', asset: 'SOL' },
  },
  'Usdt(solana)': {
    ...usdt,
    name: 'USDT (Solana)',
    field: 'usdtsolana',
    network: 'solana',
    uri: (address, amount) => `solana:${address}?amount=${amount}&spl-token=${USDT_SOLANA}`,
    wallet: { chain: 'solana', asset: 'USDT' },
  },
  Usdt: { ...usdt, name: 'USDT', field: 'usdt_walletaddress' },
  'Usdt Erc20': {
    ...usdt,
    name: 'USDT (ERC-20)',
    field: 'usdt_erc20walletaddress',
    network: 'ethereum',
    uri: (address, amount) => `ethereum:${USDT_ERC20}@1/transfer?address=${address}&uint256=${smallest(amount, 6)}`,
    wallet: { chain: 'ethereum', asset: 'USDT' },
  },
  'Usdt Trc20': { ...usdt, name: 'USDT (TRC-20)', field: 'usdt_trc20walletaddress', network: 'tron' },
  Bnb: {
    name: 'BNB',
    symbol: 'BNB',
    marketId: 'binancecoin',
    decimals: 6,
    field: 'bnb',
    network: 'bnb',
    uri: (address, amount) => `ethereum:${address}@56?value=${smallest(amount, 18)}`,
    wallet: { chain: 'bnb', asset: 'BNB' },
  },
  Dodge: {
    name: 'Dogecoin',
    symbol: 'DOGE',
    marketId: 'dogecoin',
    decimals: 4,
    field: 'dodge',
    network: 'dogecoin',
    uri: (address, amount) => `dogecoin:${address}?amount=${amount}`,
    wallet: { chain: 'dogecoin', asset: 'DOGE' },
  },
  Gcash: { name: 'GCash', symbol: null, marketId: null, decimals: 2, field: null },
};

/** The older fields of PAY-5, for an operator who has set only those. */
const olderField: Partial<Record<AddressField, AddressField>> = {
  bitcoin: 'bitcoinwalletaddress',
  etherium: 'ethereumwalletaddress',
  ethereumwalletaddress: 'etherium',
};

/** How a deposit can be paid: null for what the operator has not set. */
export interface PaymentTarget {
  /** Where to; always null for a method that has no address (DEP-2). */
  readonly address: string | null;
  /** The operator's instructions. */
  readonly instructions: string | null;
}

/** How a deposit of the method can be paid now (PAY-5). */
export function paymentTarget(type: DepositType, admin: Admin): PaymentTarget {
  return { address: payAddress(payCoins[type], admin), instructions: filled(admin.instructions[type] ?? null) };
}

/** Whether a deposit can be paid by the method: the operator has set an address or instructions (PAY-5). */
export function isPayable(type: DepositType, admin: Admin): boolean {
  const { address, instructions } = paymentTarget(type, admin);
  return address !== null || instructions !== null;
}

function payAddress({ field }: PayCoin, admin: Admin): string | null {
  if (field === null) return null;
  const older = olderField[field];
  return filled(admin[field]) ?? (older === undefined ? null : filled(admin[older]));
}

/** An amount of dollars converted to the coin, as decimal text; null while no price is known. */
export function coinAmount({ decimals }: PayCoin, cents: Cents, rate: number | null): string | null {
  return rate === null || rate <= 0 ? null : (cents / 100 / rate).toFixed(decimals);
}

/** The last known price of one coin in dollars; null when there is none. */
export function coinRate({ marketId }: PayCoin, data: MarketData | null): number | null {
  return data?.coins.find(({ id }) => id === marketId)?.price ?? null;
}

/** Decimal text as a whole number of the coin's smallest units. */
function smallest(amount: string, decimals: number): string {
  const [integerPart = '0', fraction = ''] = amount.split('.');
  return BigInt(integerPart + fraction.slice(0, decimals).padEnd(decimals, '0')).toString();
}

function filled(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim();
}
