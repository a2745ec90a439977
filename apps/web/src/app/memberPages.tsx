import { type RoutePath, routes } from '@keel/flows';
import { type ComponentType, lazy } from 'react';
import { paths } from './paths.ts';
import type { en } from './words.ts';

/** A page inside the shell. Its title stands in words.ts, by its path (ROUTE-9). */
export interface MemberPage {
  readonly path: (RoutePath | (typeof paths)[keyof typeof paths]) & keyof typeof en.titles;
  /** Whether the coin ticker stands above it (TICK-1). */
  readonly hasTicker: boolean;
  readonly Screen: ComponentType;
}

const NotBuilt = lazy(async () => ({ default: (await import('./NotBuilt.tsx')).NotBuilt }));
const DashboardScreen = lazy(async () => ({
  default: (await import('../features/dashboard/DashboardScreen.tsx')).DashboardScreen,
}));
const DepositScreen = lazy(async () => ({
  default: (await import('../features/deposit/DepositScreen.tsx')).DepositScreen,
}));
const PayScreen = lazy(async () => ({ default: (await import('../features/pay/PayScreen.tsx')).PayScreen }));
const WithdrawScreen = lazy(async () => ({
  default: (await import('../features/withdraw/WithdrawScreen.tsx')).WithdrawScreen,
}));
const PlansScreen = lazy(async () => ({ default: (await import('../features/plans/PlansScreen.tsx')).PlansScreen }));
const StatementScreen = lazy(async () => ({
  default: (await import('../features/statement/StatementScreen.tsx')).StatementScreen,
}));
const ProfileScreen = lazy(async () => ({
  default: (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen,
}));
const ProfilePhotoScreen = lazy(async () => ({
  default: (await import('../features/registeration/ProfilePhotoScreen.tsx')).ProfilePhotoScreen,
}));
const RegisterationScreen = lazy(async () => ({
  default: (await import('../features/registeration/RegisterationScreen.tsx')).RegisterationScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen,
}));
const NotificationsScreen = lazy(async () => ({
  default: (await import('../features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
}));

/** Every page behind the guard, in the order of the requirements (ROUTE-2, ROUTE-3). */
export const memberPages: readonly MemberPage[] = [
  { path: routes.invest, hasTicker: true, Screen: DashboardScreen },
  { path: routes.portfolio, hasTicker: true, Screen: DashboardScreen },
  { path: routes.profile, hasTicker: true, Screen: ProfileScreen },
  { path: routes.profilePhoto, hasTicker: false, Screen: ProfilePhotoScreen },
  { path: routes.registeration, hasTicker: false, Screen: RegisterationScreen },
  { path: routes.tradeCenter, hasTicker: false, Screen: NotBuilt },
  { path: routes.upgrade, hasTicker: false, Screen: PlansScreen },
  { path: routes.fundAccount, hasTicker: true, Screen: DepositScreen },
  { path: routes.withdraw, hasTicker: false, Screen: WithdrawScreen },
  { path: routes.depositDetail, hasTicker: true, Screen: PayScreen },
  { path: routes.settings, hasTicker: false, Screen: SettingsScreen },
  { path: routes.notifications, hasTicker: false, Screen: NotificationsScreen },
  { path: routes.wallet, hasTicker: false, Screen: NotBuilt },
  { path: routes.createWallet, hasTicker: false, Screen: NotBuilt },
  { path: routes.importWallet, hasTicker: false, Screen: NotBuilt },
  { path: routes.sendAssets, hasTicker: false, Screen: NotBuilt },
  { path: routes.receive, hasTicker: false, Screen: NotBuilt },
  { path: routes.sellAssets, hasTicker: false, Screen: NotBuilt },
  { path: routes.buyAssets, hasTicker: false, Screen: NotBuilt },
  { path: paths.statement, hasTicker: false, Screen: StatementScreen },
];
