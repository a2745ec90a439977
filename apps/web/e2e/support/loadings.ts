import type { Answer } from './answers.ts';
import type { PartCall } from './callFaults.ts';
import { openPayment } from './payment.ts';
import type { Page } from './test.ts';

/** A call that a page makes by itself, told in a modal where its answer cannot be had. */
export interface Loading extends PartCall {
  readonly id: string;
  /** As the app asks for it, below `/api`. */
  readonly path: string;
  readonly page: string;
  /** Makes ready what the page needs, and gives its whole address. @default nothing is needed, and `page` is it */
  readonly find?: (page: Page) => Promise<string>;
  /** What the call is answered with where all is well. @default what the server says */
  readonly success?: Answer;
  /** What is said where the server said nothing (DASH-8). */
  readonly failure: string;
  /** What is said instead of the server's words, by way. @default its words, unchanged */
  readonly words?: Readonly<Record<string, string>>;
  /** What the page greets with when it has what it asked for. @default nothing */
  readonly greeting?: string;
  /** The link by which the page is left; null for the shell's own call, and where there is none. @default 'Settings' */
  readonly leaveBy?: string | null;
}

const UNEXPECTED = 'An unexpected error occurred.';

/** What the pages of the sample investor load. */
export const loadings: readonly Loading[] = [
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
      // Opened by its address alone: what came along in the history is left behind.
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
    feature: 'plans',
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
    // Loaded by the shell once, whichever page is open.
    id: 'DASH-9',
    feature: 'app',
    operation: 'listNotifications',
    path: '/notifications*',
    page: '/notifications',
    failure: 'Failed to fetch notifications.',
    leaveBy: null,
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
    id: 'ERR-2',
    feature: 'settings',
    operation: 'listSessions',
    path: '/sessions',
    page: '/settings',
    failure: UNEXPECTED,
    leaveBy: 'My Profile',
  },
  {
    id: 'AUTH-8',
    feature: 'settings',
    operation: 'listSecurityEvents',
    path: '/security-events',
    page: '/settings',
    failure: UNEXPECTED,
    leaveBy: 'My Profile',
  },
  {
    id: 'AUTH-4',
    feature: 'settings',
    operation: 'listFactors',
    path: '/factors',
    page: '/settings',
    failure: UNEXPECTED,
    leaveBy: 'My Profile',
  },
];

/** What a visitor's page loads. */
export const visitorLoadings: readonly Loading[] = [
  {
    id: 'SIGNUP-7',
    feature: 'auth',
    operation: 'listPackages',
    path: '/packages',
    page: '/signup',
    failure: UNEXPECTED,
    words: { unanswered: 'network error' },
    leaveBy: null,
  },
];
