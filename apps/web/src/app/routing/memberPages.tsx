import { type RoutePath, routes } from '@keel/flows';
import type { en } from '../i18n/words.ts';
import type { PageShape } from '../layout/PageSkeleton.tsx';
import { type PageOf, pageOf } from './pageOf.tsx';
import { paths } from './paths.ts';

/** A page inside the shell. Its title stands in words.ts, by its path (ROUTE-9). */
export interface MemberPage {
  readonly path: (RoutePath | (typeof paths)[keyof typeof paths]) & keyof typeof en.titles;
  /** How many coins the ticker above it shows; 0 for no ticker (TICK-1). */
  readonly ticker: 0 | 20 | 50;
  /** Of its skeleton. */
  readonly shape: PageShape;
  readonly Screen: PageOf;
}

const DashboardScreen = pageOf(
  async () => (await import('../../features/dashboard/DashboardScreen.tsx')).DashboardScreen,
);
const DepositScreen = pageOf(async () => (await import('../../features/deposit/DepositScreen.tsx')).DepositScreen);
const PayScreen = pageOf(async () => (await import('../../features/pay/PayScreen.tsx')).PayScreen);
const WithdrawScreen = pageOf(async () => (await import('../../features/withdraw/WithdrawScreen.tsx')).WithdrawScreen);
const PlansScreen = pageOf(async () => (await import('../../features/plans/PlansScreen.tsx')).PlansScreen);
const StatementScreen = pageOf(
  async () => (await import('../../features/statement/StatementScreen.tsx')).StatementScreen,
);
const ProfilePage = pageOf(async () => (await import('./ProfilePage.tsx')).ProfilePage);
const TradeCenterScreen = pageOf(
  async () => (await import('../../features/profile/TradeCenterScreen.tsx')).TradeCenterScreen,
);
const ProfilePhotoScreen = pageOf(
  async () => (await import('../../features/registeration/ProfilePhotoScreen.tsx')).ProfilePhotoScreen,
);
const RegisterationScreen = pageOf(
  async () => (await import('../../features/registeration/RegisterationScreen.tsx')).RegisterationScreen,
);
const SettingsScreen = pageOf(async () => (await import('../../features/settings/SettingsScreen.tsx')).SettingsScreen);
const NotificationsScreen = pageOf(
  async () => (await import('../../features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
);
const WalletScreen = pageOf(async () => (await import('../../features/wallet/WalletScreen.tsx')).WalletScreen);
const CreateWalletScreen = pageOf(
  async () => (await import('../../features/wallet/CreateWalletScreen.tsx')).CreateWalletScreen,
);
const ImportWalletScreen = pageOf(
  async () => (await import('../../features/wallet/ImportWalletScreen.tsx')).ImportWalletScreen,
);
const SendScreen = pageOf(async () => (await import('../../features/wallet/SendScreen.tsx')).SendScreen);
const ReceiveScreen = pageOf(async () => (await import('../../features/wallet/ReceiveScreen.tsx')).ReceiveScreen);
const BuyScreen = pageOf(async () => (await import('../../features/wallet/TradeScreen.tsx')).BuyScreen);
const SellScreen = pageOf(async () => (await import('../../features/wallet/TradeScreen.tsx')).SellScreen);

/** Every page behind the guard, in the order of the requirements (ROUTE-2, ROUTE-3). */
export const memberPages: readonly MemberPage[] = [
  { path: routes.invest, ticker: 50, shape: 'figures', Screen: DashboardScreen },
  { path: routes.portfolio, ticker: 50, shape: 'figures', Screen: DashboardScreen },
  { path: routes.profile, ticker: 20, shape: 'rowsAside', Screen: ProfilePage },
  { path: routes.profilePhoto, ticker: 0, shape: 'form', Screen: ProfilePhotoScreen },
  { path: routes.registeration, ticker: 0, shape: 'form', Screen: RegisterationScreen },
  { path: routes.tradeCenter, ticker: 0, shape: 'rows', Screen: TradeCenterScreen },
  { path: routes.upgrade, ticker: 0, shape: 'cards', Screen: PlansScreen },
  { path: routes.fundAccount, ticker: 50, shape: 'formAside', Screen: DepositScreen },
  { path: routes.withdraw, ticker: 0, shape: 'formAside', Screen: WithdrawScreen },
  { path: routes.depositDetail, ticker: 50, shape: 'formAside', Screen: PayScreen },
  { path: routes.settings, ticker: 0, shape: 'form', Screen: SettingsScreen },
  { path: routes.notifications, ticker: 0, shape: 'rows', Screen: NotificationsScreen },
  { path: routes.wallet, ticker: 0, shape: 'rows', Screen: WalletScreen },
  { path: routes.createWallet, ticker: 0, shape: 'form', Screen: CreateWalletScreen },
  { path: routes.importWallet, ticker: 0, shape: 'form', Screen: ImportWalletScreen },
  { path: routes.sendAssets, ticker: 0, shape: 'form', Screen: SendScreen },
  { path: routes.receive, ticker: 0, shape: 'form', Screen: ReceiveScreen },
  { path: routes.sellAssets, ticker: 0, shape: 'form', Screen: SellScreen },
  { path: routes.buyAssets, ticker: 0, shape: 'form', Screen: BuyScreen },
  { path: paths.statement, ticker: 0, shape: 'rows', Screen: StatementScreen },
];
