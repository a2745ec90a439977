/** The size limit of a page's initial scripts, in kB of 1000 bytes after brotli. */
export interface Budget {
  /** The name in the report. */
  readonly name: string;
  /** The modules that the page loads by itself, besides the entry (paths below apps/web). */
  readonly modules: readonly string[];
  /** The limit in kB. */
  readonly limit: number;
}

const LOGIN = 'src/features/auth/LoginScreen.tsx';
const SIGNUP = 'src/features/auth/SignupScreen.tsx';
const DASHBOARD = ['src/app/layout/MemberLayout.tsx', 'src/features/dashboard/DashboardScreen.tsx'];

/** A page of the shell, by its file below `src/features`. */
const page = (file: string) => ['src/app/layout/MemberLayout.tsx', `src/features/${file}.tsx`];

/**
 * Scripts without which a page cannot be shown, measured in a build: fast enough for each `npm run check`. `preloadPage.ts`,
 * which starts to load them before the app runs, is about 1 kB of each page inside the shell.
 */
export const BUDGETS: readonly Budget[] = [
  { name: 'login', modules: [LOGIN], limit: 149 },
  { name: 'sign-up', modules: [SIGNUP], limit: 212 },
  { name: 'dashboard', modules: DASHBOARD, limit: 207 },
  { name: 'deposit', modules: page('deposit/DepositScreen'), limit: 222 },
  { name: 'pay', modules: page('pay/PayScreen'), limit: 226 },
  { name: 'withdraw', modules: page('withdraw/WithdrawScreen'), limit: 235 },
  { name: 'plans', modules: page('plans/PlansScreen'), limit: 200 },
  { name: 'statement', modules: page('statement/StatementScreen'), limit: 210 },
  {
    name: 'profile',
    modules: [...page('profile/ProfileScreen'), 'src/app/routing/ProfilePage.tsx'],
    limit: 212,
  },
  { name: 'registeration', modules: page('registeration/RegisterationScreen'), limit: 214 },
  { name: 'profile photo', modules: page('registeration/ProfilePhotoScreen'), limit: 208 },
  // Includes second factors, the email and the security log of an account.
  { name: 'settings', modules: page('settings/SettingsScreen'), limit: 231 },
  { name: 'notifications', modules: page('notifications/NotificationsScreen'), limit: 193 },
  { name: 'wallet', modules: page('wallet/WalletScreen'), limit: 249 },
  { name: 'create wallet', modules: page('wallet/CreateWalletScreen'), limit: 240 },
  { name: 'import wallet', modules: page('wallet/ImportWalletScreen'), limit: 273 },
  { name: 'send', modules: page('wallet/SendScreen'), limit: 225 },
  { name: 'receive', modules: page('wallet/ReceiveScreen'), limit: 224 },
  { name: 'buy and sell', modules: page('wallet/TradeScreen'), limit: 276 },
  { name: 'push', modules: ['src/features/push/PushScreen.tsx', 'src/app/notifications/push.ts'], limit: 140 },
];

/** One file with the styles of every page, in kB after brotli. */
export const STYLES_BUDGET = { file: /^style-[\w-]+\.css$/, limit: 17.2 } as const;

/** The wallet worker, in kB after brotli: one file that pages load when a wallet is created or unlocked (WALLET-3). */
export const WORKER_BUDGET = { file: /^walletWorker-[\w-]+\.js$/, limit: 78 } as const;

/**
 * Code for development and for the playground that must not be in a build of the app, with texts of it: each part has
 * one that survives minification.
 */
export const DEVELOPMENT_ONLY = [
  {
    folder: 'packages/flows/src/replay',
    texts: ['The run is damaged: ', ' is not possible: ', 'A run cannot hold '],
  },
  {
    folder: 'apps/playground',
    texts: ['The backend of this tab broke off.', 'playgroundInstance', '/imageRelay.js', 'keel playground '],
  },
  { folder: 'packages/studio', texts: ['keelStudio', 'Flow studio', 'Load this run'] },
  // The code that runs the backend in a browser.
  { folder: 'packages/backend', texts: ['An answer lacks its field ', 'ledger_transfers'] },
] as const;

/** Size limits of packages/ui in kB after gzip: of its imports without React, and of a whole page. */
export const UI_BUDGETS = {
  'Button, JS': { limit: 15.9, goal: 15 },
  'heaviest import, JS': { limit: 78, goal: 72 },
  // styles.css: tokens, reset, base and every component.
  'all styles': { limit: 21, goal: 18 },
  // The page that `npm run bench:ui` measures, React included.
  'investor page, JS + CSS': { limit: 174, goal: 175 },
  'investor page, CSS': { limit: 10.6, goal: 10 },
} as const satisfies Readonly<Record<string, { readonly limit: number; readonly goal: number }>>;
