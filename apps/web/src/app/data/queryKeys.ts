import type { OperationId } from '@keel/contract';
import type { FeedName } from '@keel/flows';
import type { PriceRange } from '../../api/priceHistory.ts';

/** Names a read in the cache: the operation of openapi.yaml, whose data it is, and the other parameters. */
export type QueryKey = readonly [operation: OperationId, owner: string, ...parameters: readonly (string | undefined)[]];

/** The owner of data that is the same for everybody, and is kept when somebody signs out. */
export const PUBLIC = 'public';

/** The keys of all reads. `user` is the id of the person signed in: no read of an account is found by another one. */
export const queryKeys = {
  addresses: (user: string) => ['getUserByToken', user],
  balanceHistory: (user: string, range: string) => ['getBalanceHistory', user, range],
  demoDesk: () => ['getDemoOperator', PUBLIC],
  demoMail: (id: string) => ['getDemoMail', PUBLIC, id],
  depositPlans: (user: string) => ['listHandlers', user],
  deposits: (user: string) => ['listDeposits', user],
  exchangeRates: () => ['getExchangeRates', PUBLIC],
  factors: (user: string) => ['listFactors', user],
  holdings: (user: string, chain: string, network: string, address: string) => [
    'callNetwork',
    user,
    chain,
    network,
    address,
  ],
  speedFees: (user: string, chain: string, network: string, address: string, asset: string) => [
    'callNetwork',
    user,
    chain,
    network,
    address,
    'fees',
    asset,
  ],
  transfers: (user: string, chain: string, network: string, address: string) => [
    'callNetwork',
    user,
    chain,
    network,
    address,
    'transfers',
  ],
  investment: (user: string) => ['getInvestment', user],
  latestEntries: (user: string) => ['getStatement', user, 'latest'],
  markets: (feed: FeedName, coin: string | undefined) => ['listMarkets', PUBLIC, feed, coin],
  priceHistory: (coin: string, range: PriceRange) => ['getPriceHistory', PUBLIC, coin, range],
  networks: (user: string) => ['listNetworks', user],
  options: () => ['getOptions', PUBLIC],
  plans: (user: string) => ['listPlans', user],
  savedAddresses: (user: string) => ['listSavedAddresses', user],
  securityEvents: (user: string) => ['listSecurityEvents', user],
  sessions: (user: string) => ['listSessions', user],
  statement: (user: string) => ['getStatement', user, 'all'],
  trades: (user: string) => ['listTrades', user],
  withdrawals: (user: string) => ['listWithdrawals', user],
} as const satisfies Readonly<Record<string, (...parameters: never[]) => QueryKey>>;
