import type { Answer } from './answers.ts';
import type { PartCall } from './callFaults.ts';
import { openPayment } from './payment.ts';
import type { Page } from './test.ts';

/** A call that a page makes when it loads; its failure is shown in a modal. */
export interface LoadCall extends PartCall {
  readonly id: string;
  /** The path of the call below `/api`. */
  readonly path: string;
  readonly page: string;
  /** Prepares what the page needs and returns its whole address. @default nothing is prepared, and the address is `page` */
  readonly find?: (page: Page) => Promise<string>;
  /** The answer of a successful call. @default the server's */
  readonly success?: Answer;
  /** The message when the server gives none (DASH-8). */
  readonly failure: string;
  /** The messages of single faults, if not the server's. @default the server's, unchanged */
  readonly words?: Readonly<Record<string, string>>;
  /** The message that the page shows once it has loaded. @default none */
  readonly greeting?: string;
  /** The link by which the page is left; null for calls of the shell, and where there is none. @default 'Settings' */
  readonly exitLink?: string | null;
}

const UNEXPECTED = 'An unexpected error occurred.';

/** Calls of the sample investor's pages. */
export const loadCalls: readonly LoadCall[] = [
  {
    id: 'DEP-1',
    feature: 'app',
    operation: 'listDeposits',
    path: '/fetchdeposit',
    page: '/fund-account',
    failure: UNEXPECTED,
  },
  {
    id: 'ROUTE-8',
    feature: 'app',
    operation: 'listDeposits',
    path: '/fetchdeposit',
    page: '/deposit-detail',
    async find(page) {
      const address = await openPayment(page);
      // Opened by its address, so that there is no navigation state.
      await page.goto('about:blank');
      return address;
    },
    failure: UNEXPECTED,
  },
  {
    id: 'WD-1',
    feature: 'withdraw',
    operation: 'listWithdrawals',
    path: '/fetchwithdraw',
    page: '/withdraw',
    failure: 'Failed to fetch withdrawals',
  },
  {
    id: 'PROF-4',
    feature: 'profile',
    operation: 'listTrades',
    path: '/tradess',
    page: '/profile',
    failure: UNEXPECTED,
  },
  {
    id: 'PLAN-1',
    feature: 'app',
    operation: 'listPlans',
    path: '/plans',
    page: '/upgrade',
    failure: 'Failed to fetch plans',
    greeting: 'Your plan is Starter. To change it, please contact the administrator.',
  },
  {
    id: 'HONEST-6',
    feature: 'statement',
    operation: 'getStatement',
    path: '/statement*',
    page: '/statement',
    failure: UNEXPECTED,
  },
  {
    // The shell loads this once, whatever page is open.
    id: 'DASH-9',
    feature: 'app',
    operation: 'listNotifications',
    path: '/notifications*',
    page: '/notifications',
    failure: 'Failed to fetch notifications.',
    exitLink: null,
  },
  {
    id: 'DASH-5',
    feature: 'dashboard',
    operation: 'getInvestment',
    path: '/investment/*',
    page: '/invest',
    failure: 'Failed to fetch investment data.',
  },
  {
    id: 'DASH-7',
    feature: 'dashboard',
    operation: 'listHandlers',
    path: '/fetch-handlers/*',
    page: '/invest',
    failure: 'Failed to fetch deposit handler.',
  },
  {
    id: 'HONEST-6',
    feature: 'dashboard',
    operation: 'getStatement',
    path: '/statement*',
    page: '/invest',
    failure: UNEXPECTED,
  },
  {
    id: 'HONEST-6',
    feature: 'dashboard',
    operation: 'getBalanceHistory',
    path: '/balance-history*',
    page: '/invest',
    failure: UNEXPECTED,
  },
  {
    id: 'ERR-2',
    feature: 'settings',
    operation: 'listSessions',
    path: '/sessions',
    page: '/settings',
    failure: UNEXPECTED,
    exitLink: 'My Profile',
  },
  {
    id: 'AUTH-8',
    feature: 'settings',
    operation: 'listSecurityEvents',
    path: '/security-events',
    page: '/settings',
    failure: UNEXPECTED,
    exitLink: 'My Profile',
  },
  {
    id: 'ADDR-1',
    feature: 'app',
    operation: 'listSavedAddresses',
    path: '/saved-addresses',
    page: '/settings',
    failure: UNEXPECTED,
    exitLink: 'My Profile',
  },
  {
    id: 'AUTH-4',
    feature: 'settings',
    operation: 'listFactors',
    path: '/factors',
    page: '/settings',
    failure: UNEXPECTED,
    exitLink: 'My Profile',
  },
];

/** Calls of a visitor's pages. */
export const visitorLoadCalls: readonly LoadCall[] = [
  {
    id: 'SIGNUP-7',
    feature: 'auth',
    operation: 'listPackages',
    path: '/packages',
    page: '/signup',
    failure: UNEXPECTED,
    words: { unanswered: 'network error' },
    exitLink: null,
  },
];
