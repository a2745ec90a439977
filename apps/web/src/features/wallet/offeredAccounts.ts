import type { FoundAccount, WalletPlace } from '@keel/flows';

/** An address to choose from. */
export interface ListedAccount extends Pick<FoundAccount, 'place' | 'balances'> {
  /** The scheme of its path; null for a usual address that was not searched for. */
  readonly scheme: string | null;
  /** The derivation path; null for a usual address that was not searched for. */
  readonly path: string | null;
  readonly isUsed: boolean;
}

interface Accounts {
  /** The usual addresses, which are offered without a search. */
  readonly places: readonly WalletPlace[];
  readonly found: readonly FoundAccount[];
}

/** The most found addresses in a list. */
const MAX_LISTED = 30;

/**
 * The addresses on a network in the order of the page: the usual ones, then those with money, then empty ones
 * (WALLET-11). A usual address that was found has its own place, so that no path is stored for it.
 */
export function offeredAccounts(
  { places, found }: Accounts,
  { chain, network }: Pick<WalletPlace, 'chain' | 'network'>,
): {
  readonly offered: readonly ListedAccount[];
  /** How many found addresses are not in the list, since there are too many. */
  readonly hidden: number;
} {
  const isHere = (place: WalletPlace) => place.chain === chain && place.network === network;
  const here = found.filter(({ place }) => isHere(place));
  const usual = places.filter(isHere).map((place) => {
    const account = here.find((each) => each.place.address === place.address);
    return account ? { ...listed(account), place } : { place, scheme: null, path: null, balances: [], isUsed: false };
  });
  const others = here
    .filter(({ place }) => usual.every((each) => each.place.address !== place.address))
    .toSorted((one, other) => Number(hasMoney(other)) - Number(hasMoney(one)));
  return {
    offered: [...usual, ...others.slice(0, MAX_LISTED).map(listed)],
    hidden: Math.max(others.length - MAX_LISTED, 0),
  };
}

function listed({ place, scheme, balances }: FoundAccount): ListedAccount {
  return { place, scheme, path: place.path ?? null, balances, isUsed: true };
}

function hasMoney({ balances }: FoundAccount): boolean {
  return balances.length > 0;
}
