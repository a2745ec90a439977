/** The most that a page may load, in bytes after gzip. `goal` is what design asks for; `limit` only ever goes down. */
export interface Budget {
  /** What is measured, as people know it. */
  readonly name: string;
  /** The modules that the page loads by itself, besides the entry (paths below apps/web). */
  readonly modules: readonly string[];
  readonly kind: 'js' | 'css';
  /** The check fails above it, in kB of 1000 bytes. */
  readonly limit: number;
  /** Reached when the page is as light as the best of its kind, in kB. */
  readonly goal: number;
}

const LOGIN = 'src/features/auth/LoginScreen.tsx';
const SIGNUP = 'src/features/auth/SignupScreen.tsx';
const DASHBOARD = ['src/app/MemberLayout.tsx', 'src/features/dashboard/DashboardScreen.tsx'];
const EVERYTHING = [LOGIN, SIGNUP, 'src/features/auth/VerificationScreen.tsx', ...DASHBOARD];

/** A page of the shell, by its file below `src/features`. */
const page = (file: string) => ['src/app/MemberLayout.tsx', `src/features/${file}.tsx`];

export const BUDGETS: readonly Budget[] = [
  { name: 'login', modules: [LOGIN], kind: 'js', limit: 131, goal: 140 },
  { name: 'sign-up', modules: [SIGNUP], kind: 'js', limit: 211, goal: 230 },
  { name: 'dashboard', modules: DASHBOARD, kind: 'js', limit: 167, goal: 185 },
  { name: 'deposit', modules: page('deposit/DepositScreen'), kind: 'js', limit: 193, goal: 230 },
  { name: 'pay', modules: page('pay/PayScreen'), kind: 'js', limit: 177, goal: 230 },
  { name: 'withdraw', modules: page('withdraw/WithdrawScreen'), kind: 'js', limit: 193, goal: 230 },
  { name: 'plans', modules: page('plans/PlansScreen'), kind: 'js', limit: 164, goal: 230 },
  { name: 'statement', modules: page('statement/StatementScreen'), kind: 'js', limit: 168, goal: 230 },
  {
    name: 'profile',
    modules: [...page('profile/ProfileScreen'), 'src/app/ProfilePage.tsx'],
    kind: 'js',
    limit: 178,
    goal: 230,
  },
  { name: 'registeration', modules: page('registeration/RegisterationScreen'), kind: 'js', limit: 189, goal: 230 },
  { name: 'profile photo', modules: page('registeration/ProfilePhotoScreen'), kind: 'js', limit: 185, goal: 230 },
  { name: 'settings', modules: page('settings/SettingsScreen'), kind: 'js', limit: 172, goal: 230 },
  { name: 'notifications', modules: page('notifications/NotificationsScreen'), kind: 'js', limit: 158, goal: 230 },
  { name: 'wallet', modules: page('wallet/WalletScreen'), kind: 'js', limit: 205, goal: 230 },
  { name: 'create wallet', modules: page('wallet/CreateWalletScreen'), kind: 'js', limit: 202, goal: 225 },
  { name: 'import wallet', modules: page('wallet/ImportWalletScreen'), kind: 'js', limit: 209, goal: 230 },
  { name: 'send', modules: page('wallet/SendScreen'), kind: 'js', limit: 190, goal: 230 },
  { name: 'receive', modules: page('wallet/ReceiveScreen'), kind: 'js', limit: 190, goal: 230 },
  { name: 'buy and sell', modules: page('wallet/TradeScreen'), kind: 'js', limit: 216, goal: 230 },
  { name: 'push', modules: ['src/features/push/PushScreen.tsx', 'src/app/push.ts'], kind: 'js', limit: 129, goal: 230 },
  { name: 'all styles', modules: EVERYTHING, kind: 'css', limit: 16.5, goal: 30 },
];

/** The wallet worker, in kB after gzip: one file that pages load when a wallet is made or opened (WALLET-3). */
export const WORKER_BUDGET = { file: /^walletWorker-[\w-]+\.js$/, limit: 85, goal: 80 } as const;

/** The most that packages/ui may weigh, in kB after gzip: what its imports bring with them, React aside, and a whole page. */
export const UI_BUDGETS = {
  'Button, JS': { limit: 4, goal: 15 },
  'heaviest import, JS': { limit: 72, goal: 72 },
  'all component CSS': { limit: 14.2, goal: 16 },
  'median component CSS': { limit: 0.4, goal: 0.6 },
  'token CSS': { limit: 2.2, goal: 3 },
  // The page that `npm run bench:ui` measures, React included.
  'investor page, JS + CSS': { limit: 105, goal: 145 },
  'investor page, CSS': { limit: 8, goal: 8 },
} as const satisfies Readonly<Record<string, Pick<Budget, 'limit' | 'goal'>>>;
