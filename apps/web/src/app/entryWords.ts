import { type DepositType, type WithdrawMethod, withdrawFields } from '@keel/flows';
import { payCoins } from './payCoins.ts';
import type { en } from './words.ts';

const DEPOSIT = 'Deposit by ';
const WITHDRAWAL = /^Withdrawal to ([^,]+)(?=, )/;

/** The names of the ways to be paid, in the reader's language. */
type WithdrawNames = Readonly<Record<keyof typeof en.withdrawMethods, string>>;

/**
 * The server's description of an entry with its way of paying as the other pages name it: 'Deposit by Etheruem' is the
 * wire, 'Deposit by Ethereum' is for people (HONEST-6). What it does not know stays as it came.
 */
export function entryWords(description: string, names: WithdrawNames): string {
  if (description.startsWith(DEPOSIT)) {
    const mode = description.slice(DEPOSIT.length);
    return isMode(mode) ? DEPOSIT + payCoins[mode].name : description;
  }
  return description.replace(WITHDRAWAL, (whole, method: string) =>
    isMethod(method) ? `Withdrawal to ${names[method]}` : whole,
  );
}

function isMode(text: string): text is DepositType {
  return Object.hasOwn(payCoins, text);
}

function isMethod(text: string): text is WithdrawMethod {
  return Object.hasOwn(withdrawFields, text);
}
