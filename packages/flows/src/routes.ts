/** Every path of the app by name (ROUTE-1 to ROUTE-5). */
export const routes = {
  root: '/',
  login: '/login',
  signup: '/signup',
  verification: '/verification',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  freezeAccount: '/freeze-account',
  confirmEmail: '/confirm-email',
  undoEmail: '/undo-email',
  accountClosed: '/account-closed',
  notification: '/notification',
  invest: '/invest',
  portfolio: '/portfolio',
  profile: '/profile',
  profilePhoto: '/profilephoto',
  registeration: '/registeration',
  tradeCenter: '/trade-center',
  upgrade: '/upgrade',
  fundAccount: '/fund-account',
  withdraw: '/withdraw',
  depositDetail: '/deposit-detail',
  settings: '/settings',
  notifications: '/notifications',
  wallet: '/wallet',
  createWallet: '/create-wallet',
  importWallet: '/import-wallet',
  sendAssets: '/send-assets',
  receive: '/receive',
  sellAssets: '/sell-assets',
  buyAssets: '/buy-assets',
  logout: '/logout',
} as const;

export type RouteName = keyof typeof routes;
export type RoutePath = (typeof routes)[RouteName];

/**
 * Who may see a page: `guest` pages are for people who are not signed in; `open` for anyone; `member` needs a session;
 * `wallet` needs a session, and `walletAction` an unlocked wallet too (ROUTE-3); `exit` ends the session (ROUTE-4).
 */
export type RouteAccess = 'guest' | 'open' | 'member' | 'wallet' | 'walletAction' | 'exit';

const accessOf: Record<RouteName, RouteAccess> = {
  root: 'guest',
  login: 'guest',
  signup: 'guest',
  verification: 'guest',
  forgotPassword: 'guest',
  resetPassword: 'open',
  freezeAccount: 'open',
  confirmEmail: 'open',
  undoEmail: 'open',
  accountClosed: 'open',
  notification: 'open',
  invest: 'member',
  portfolio: 'member',
  profile: 'member',
  profilePhoto: 'member',
  registeration: 'member',
  tradeCenter: 'member',
  upgrade: 'member',
  fundAccount: 'member',
  withdraw: 'member',
  depositDetail: 'member',
  settings: 'member',
  notifications: 'member',
  wallet: 'wallet',
  createWallet: 'wallet',
  importWallet: 'wallet',
  sendAssets: 'walletAction',
  receive: 'walletAction',
  sellAssets: 'walletAction',
  buyAssets: 'walletAction',
  logout: 'exit',
};

const routeNames = Object.keys(accessOf) as RouteName[];
const accessByPath = new Map<string, RouteAccess>(routeNames.map((name) => [routes[name], accessOf[name]]));

/** Whether a bare path (no query, no hash) belongs to this app. */
export function isRoutePath(path: string): path is RoutePath {
  return accessByPath.has(path);
}

/** The access of a bare path; an unknown one is a member's page that will not be found (ROUTE-5). */
export function routeAccess(path: string): RouteAccess {
  return accessByPath.get(path) ?? 'member';
}
