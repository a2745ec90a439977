import { quantity } from '@keel/ui';
import type { ListedAccount } from './offeredAccounts.ts';

/** The balances of a used address; undefined for one that was not searched for. */
export function balanceText({ balances, isUsed }: ListedAccount, words: Words, locale: string): string | undefined {
  if (!isUsed) return undefined;
  if (balances.length === 0) return words.noBalance;
  return balances.map(({ asset, value }) => `${quantity(value, locale)} ${asset}`).join(' + ');
}

/** The kind and the path of an address that was searched for, left to right in every language. */
export function pathText({ scheme, path }: ListedAccount, words: Words): string | undefined {
  if (scheme === null || path === null) return undefined;
  return `${words.schemes[scheme] ?? scheme} \u2066${path}\u2069`;
}

interface Words {
  readonly noBalance: string;
  readonly schemes: Readonly<Record<string, string>>;
}
