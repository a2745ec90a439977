import type { Admin, DepositType } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';

/** The setting with the offered methods, if they differ from DEP-2: 'Bitcoin; Gcash; Usdt Erc20'. */
export const METHODS_SETTING = 'deposit.methods';

/** DEP-2: the default methods of a new deposit, spelled as in the contract. */
const USUAL: readonly DepositType[] = ['Bitcoin', 'Etheruem', 'Xrp', 'Solana', 'Usdt(solana)', 'Bnb', 'Dodge', 'Gcash'];

/** All methods, and the operator's address that each of them pays to (PAY-1, PAY-5); Gcash has none (DEP-2). */
export const ADDRESS_FIELDS = {
  Bitcoin: 'bitcoin',
  Etheruem: 'etherium',
  Xrp: 'xrp',
  Solana: 'solana',
  'Usdt(solana)': 'usdtsolana',
  Bnb: 'bnb',
  Dodge: 'dodge',
  Gcash: null,
  Ethereum: 'ethereumwalletaddress',
  Usdt: 'usdt_walletaddress',
  'Usdt Erc20': 'usdt_erc20walletaddress',
  'Usdt Trc20': 'usdt_trc20walletaddress',
} as const satisfies Record<DepositType, Exclude<keyof Admin, 'instructions'> | null>;

export const DEPOSIT_TYPES = Object.keys(ADDRESS_FIELDS) as DepositType[];

/**
 * Parses the methods of a setting, in its order; undefined if it is empty or contains a duplicate or unknown method.
 */
export function readMethods(setting: string): DepositType[] | undefined {
  const names = setting.split(';').map((name) => name.trim());
  const known = DEPOSIT_TYPES.filter((type) => names.includes(type));
  return known.length === names.length ? known.toSorted((a, b) => names.indexOf(a) - names.indexOf(b)) : undefined;
}

/**
 * The methods that a new deposit can use, in the order of the form. `setting` is the value of `METHODS_SETTING`, if
 * set.
 */
export function offeredMethods(setting: string | undefined): DepositType[] {
  return (setting === undefined ? undefined : readMethods(setting)) ?? [...USUAL];
}

/** Whether a new deposit can use the method now. */
export async function isOffered(db: Queryable, type: DepositType): Promise<boolean> {
  const [row] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [METHODS_SETTING]);
  return offeredMethods(row?.value).includes(type);
}
