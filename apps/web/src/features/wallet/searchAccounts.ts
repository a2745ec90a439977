import type { FindAccountsAnswer, FoundAccount, SearchEnd } from '@keel/flows';
import { amountText, PATH_SCHEMES, type PathScheme } from '@keel/wallet';
import type { PathAddress } from '@keel/wallet/protocol';
import type { AddressUse } from './chain/ChainPort.ts';
import type { Place } from './chain/place.ts';

/** After so many unused addresses in a row, a scheme is taken as searched (BIP-44). */
const GAP_LIMIT = 20;

/** The most addresses of one search, so that it ends for a phrase with thousands of used ones. */
export const MAX_SEARCHED_ADDRESSES = 400;

/** How many addresses are looked up at the same time. */
const BATCH_SIZE = 4;

export interface SearchProgress {
  /** The number of addresses that were looked up. */
  readonly searched: number;
  /** The number of used ones among them. */
  readonly found: number;
}

/** What a search works with. */
export interface SearchTools {
  /** Derives addresses of the phrase. */
  readonly derive: (scheme: PathScheme, from: number, count: number) => Promise<readonly PathAddress[]>;
  /** Looks an address up on the network. Rejects if the network does not answer. */
  readonly lookUp: (address: string) => Promise<AddressUse>;
  readonly isStopped: () => boolean;
  readonly onProgress: (progress: SearchProgress) => void;
  /** @default 20 */
  readonly gapLimit?: number;
  /** @default 400 */
  readonly most?: number;
}

/**
 * Looks for used addresses of a phrase in every scheme of a chain (WALLET-11): in each until so many in a row are unused.
 *
 * Resolves with what was found also if it was stopped, reached its limit, or the network no longer answered.
 */
export async function searchAccounts(
  { chain, network }: Pick<Place, 'chain' | 'network'>,
  { derive, lookUp, isStopped, onProgress, gapLimit = GAP_LIMIT, most = MAX_SEARCHED_ADDRESSES }: SearchTools,
): Promise<FindAccountsAnswer> {
  const accounts: FoundAccount[] = [];
  let searched = 0;

  for (const scheme of PATH_SCHEMES[chain]) {
    // oxlint-disable-next-line no-await-in-loop -- more at once is what a node refuses
    const end = await searchScheme(scheme);
    if (end !== 'complete') return { kind: 'searched', accounts, end };
  }
  return { kind: 'searched', accounts, end: 'complete' };

  async function searchScheme(scheme: PathScheme): Promise<SearchEnd> {
    let unused = 0;
    for (let from = 0; unused < gapLimit; from += BATCH_SIZE) {
      if (isStopped()) return 'stopped';
      if (searched >= most) return 'limit';
      // oxlint-disable-next-line no-await-in-loop -- whether there is a next one depends on these
      const addresses = await derive(scheme, from, Math.min(BATCH_SIZE, most - searched));
      // oxlint-disable-next-line no-await-in-loop -- as above
      const uses = await Promise.all(addresses.map(({ address }) => lookUp(address))).catch(() => null);
      if (uses === null) return isStopped() ? 'stopped' : 'unreachable';
      for (const [index, use] of uses.entries()) {
        const found = addresses[index];
        // The first address of two schemes is the same.
        const isNew = accounts.every(({ place }) => place.address !== found?.address);
        if (use.isUsed && isNew && found) accounts.push(accountOf(scheme, found, use));
        unused = use.isUsed ? 0 : unused + 1;
      }
      searched += addresses.length;
      onProgress({ searched, found: accounts.length });
    }
    return 'complete';
  }

  function accountOf({ id }: PathScheme, { address, path }: PathAddress, { holdings }: AddressUse): FoundAccount {
    const balances = holdings
      .filter(({ units, incoming = 0n }) => units + incoming > 0n)
      .map(({ asset, units, incoming = 0n, decimals }) => ({ asset, value: amountText(units + incoming, decimals) }));
    return { place: { chain, network, address, path }, scheme: id, balances };
  }
}
