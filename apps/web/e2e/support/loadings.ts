/** A list that a page loads, and what says on the page that it could not. */
export interface Loading {
  /** The feature of the app that asks for it. */
  readonly feature: string;
  readonly id: string;
  readonly operation: string;
  readonly path: string;
  readonly page: string;
}

/** What the pages of the sample investor load, told in a modal where it cannot be had. */
export const loadings: readonly Loading[] = [
  { id: 'DEP-1', feature: 'deposit', operation: 'listDeposits', path: '/fetchdeposit', page: '/fund-account' },
  { id: 'WD-1', feature: 'withdraw', operation: 'listWithdrawals', path: '/fetchwithdraw', page: '/withdraw' },
  { id: 'PROF-4', feature: 'profile', operation: 'listTrades', path: '/tradess', page: '/profile' },
  { id: 'PLAN-1', feature: 'plans', operation: 'listPlans', path: '/plans', page: '/upgrade' },
  { id: 'HONEST-6', feature: 'statement', operation: 'getStatement', path: '/statement*', page: '/statement' },
  { id: 'DASH-9', feature: 'app', operation: 'listNotifications', path: '/notifications*', page: '/notifications' },
  { id: 'DASH-5', feature: 'dashboard', operation: 'getInvestment', path: '/investment/*', page: '/invest' },
  { id: 'DASH-7', feature: 'dashboard', operation: 'listHandlers', path: '/fetch-handlers/*', page: '/invest' },
  { id: 'HONEST-6', feature: 'dashboard', operation: 'getStatement', path: '/statement*', page: '/invest' },
  { id: 'ERR-2', feature: 'settings', operation: 'listSessions', path: '/sessions', page: '/settings' },
];

/** What a visitor's page loads. */
export const visitorLoadings: readonly Loading[] = [
  { id: 'SIGNUP-7', feature: 'auth', operation: 'listPackages', path: '/packages', page: '/signup' },
];

/**
 * What nobody is told of by a modal: prices are marked as old (TICK-3), plans without a list go by their own name, the
 * rest is asked for again or only logged.
 */
export const quiet: readonly Loading[] = [
  { id: 'TICK-3', feature: 'app', operation: 'listMarkets', path: '/market/coins/markets*', page: '/invest' },
  { id: 'DEP-3', feature: 'deposit', operation: 'listPlans', path: '/plans', page: '/fund-account' },
  { id: 'HONEST-1', feature: 'app', operation: 'getOptions', path: '/options', page: '/invest' },
  { id: 'PUSH-6', feature: 'app', operation: 'streamEvents', path: '/events*', page: '/invest' },
  { id: 'ROUTE-4', feature: 'app', operation: 'logout', path: '/logout', page: '/logout' },
];
