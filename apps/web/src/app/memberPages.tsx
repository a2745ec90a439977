import { type RoutePath, routes } from '@keel/flows';
import { type ComponentType, lazy } from 'react';

/** A page inside the shell. */
export interface MemberPage {
  readonly path: RoutePath;
  /** Heading and document title (ROUTE-9). */
  readonly title: string;
  /** Whether the coin ticker stands above it (TICK-1). */
  readonly hasTicker: boolean;
  readonly Screen: ComponentType;
}

const NotBuilt = lazy(async () => ({ default: (await import('./NotBuilt.tsx')).NotBuilt }));
const DashboardScreen = lazy(async () => ({
  default: (await import('../features/dashboard/DashboardScreen.tsx')).DashboardScreen,
}));

/** Every page behind the guard, in the order of the requirements (ROUTE-2, ROUTE-3). */
export const memberPages: readonly MemberPage[] = [
  { path: routes.invest, title: 'Dashboard', hasTicker: true, Screen: DashboardScreen },
  { path: routes.portfolio, title: 'Dashboard', hasTicker: true, Screen: DashboardScreen },
  { path: routes.profile, title: 'Profile', hasTicker: true, Screen: NotBuilt },
  { path: routes.profilePhoto, title: 'Profile Photo', hasTicker: false, Screen: NotBuilt },
  { path: routes.registeration, title: 'Registeration', hasTicker: false, Screen: NotBuilt },
  { path: routes.tradeCenter, title: 'Trade Center', hasTicker: false, Screen: NotBuilt },
  { path: routes.upgrade, title: 'Our Plans', hasTicker: false, Screen: NotBuilt },
  { path: routes.fundAccount, title: 'Deposit Fund', hasTicker: true, Screen: NotBuilt },
  { path: routes.withdraw, title: 'Withdraw Fund', hasTicker: false, Screen: NotBuilt },
  { path: routes.depositDetail, title: 'Pay deposit', hasTicker: true, Screen: NotBuilt },
  { path: routes.settings, title: 'Settings', hasTicker: false, Screen: NotBuilt },
  { path: routes.notifications, title: 'Notifications', hasTicker: false, Screen: NotBuilt },
  { path: routes.wallet, title: 'Wallet', hasTicker: false, Screen: NotBuilt },
  { path: routes.createWallet, title: 'Create wallet', hasTicker: false, Screen: NotBuilt },
  { path: routes.importWallet, title: 'Import wallet', hasTicker: false, Screen: NotBuilt },
  { path: routes.sendAssets, title: 'Send', hasTicker: false, Screen: NotBuilt },
  { path: routes.receive, title: 'Receive', hasTicker: false, Screen: NotBuilt },
  { path: routes.sellAssets, title: 'Sell', hasTicker: false, Screen: NotBuilt },
  { path: routes.buyAssets, title: 'Buy', hasTicker: false, Screen: NotBuilt },
];
