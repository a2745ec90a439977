import { type RoutePath, routes } from '@keel/flows';
import { type ComponentType, lazy } from 'react';
import { paths } from './paths.ts';
import type { en } from './words.ts';

/** A page inside the shell. Its title stands in words.ts, by its path (ROUTE-9). */
export interface MemberPage {
  readonly path: (RoutePath | (typeof paths)[keyof typeof paths]) & keyof typeof en.titles;
  /** How many coins pass by above it; 0 is no ticker (TICK-1). */
  readonly ticker: 0 | 20 | 50;
  readonly Screen: ComponentType;
}

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
const ProfilePage = lazy(async () => ({ default: (await import('./ProfilePage.tsx')).ProfilePage }));
const TradeCenterScreen = lazy(async () => ({
  default: (await import('../features/profile/TradeCenterScreen.tsx')).TradeCenterScreen,
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
const WalletScreen = lazy(async () => ({
  default: (await import('../features/wallet/WalletScreen.tsx')).WalletScreen,
}));
const CreateWalletScreen = lazy(async () => ({
  default: (await import('../features/wallet/CreateWalletScreen.tsx')).CreateWalletScreen,
}));
const ImportWalletScreen = lazy(async () => ({
  default: (await import('../features/wallet/ImportWalletScreen.tsx')).ImportWalletScreen,
}));
const SendScreen = lazy(async () => ({ default: (await import('../features/wallet/SendScreen.tsx')).SendScreen }));
const ReceiveScreen = lazy(async () => ({
  default: (await import('../features/wallet/ReceiveScreen.tsx')).ReceiveScreen,
}));
const BuyScreen = lazy(async () => ({ default: (await import('../features/wallet/TradeScreen.tsx')).BuyScreen }));
const SellScreen = lazy(async () => ({ default: (await import('../features/wallet/TradeScreen.tsx')).SellScreen }));

/** Every page behind the guard, in the order of the requirements (ROUTE-2, ROUTE-3). */
export const memberPages: readonly MemberPage[] = [
  { path: routes.invest, ticker: 50, Screen: DashboardScreen },
  { path: routes.portfolio, ticker: 50, Screen: DashboardScreen },
  { path: routes.profile, ticker: 20, Screen: ProfilePage },
  { path: routes.profilePhoto, ticker: 0, Screen: ProfilePhotoScreen },
  { path: routes.registeration, ticker: 0, Screen: RegisterationScreen },
  { path: routes.tradeCenter, ticker: 0, Screen: TradeCenterScreen },
  { path: routes.upgrade, ticker: 0, Screen: PlansScreen },
  { path: routes.fundAccount, ticker: 50, Screen: DepositScreen },
  { path: routes.withdraw, ticker: 0, Screen: WithdrawScreen },
  { path: routes.depositDetail, ticker: 50, Screen: PayScreen },
  { path: routes.settings, ticker: 0, Screen: SettingsScreen },
  { path: routes.notifications, ticker: 0, Screen: NotificationsScreen },
  { path: routes.wallet, ticker: 0, Screen: WalletScreen },
  { path: routes.createWallet, ticker: 0, Screen: CreateWalletScreen },
  { path: routes.importWallet, ticker: 0, Screen: ImportWalletScreen },
  { path: routes.sendAssets, ticker: 0, Screen: SendScreen },
  { path: routes.receive, ticker: 0, Screen: ReceiveScreen },
  { path: routes.sellAssets, ticker: 0, Screen: SellScreen },
  { path: routes.buyAssets, ticker: 0, Screen: BuyScreen },
  { path: paths.statement, ticker: 0, Screen: StatementScreen },
];
