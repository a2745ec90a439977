import type { RoutePath } from '@keel/flows';
import type { PageComponent } from './pageOf.tsx';
import type { paths } from './paths.ts';

/** The path of a page inside the shell. */
export type MemberPath = RoutePath | (typeof paths)[keyof typeof paths];

const loadDashboard = async () => (await import('../../features/dashboard/DashboardScreen.tsx')).DashboardScreen;

/**
 * The files of the pages behind the guard, by path. `preloadPage.ts` starts to load one before the app runs, so nothing
 * else may be imported here.
 */
export const memberFiles = {
  '/invest': loadDashboard,
  '/portfolio': loadDashboard,
  '/profile': async () => (await import('./ProfilePage.tsx')).ProfilePage,
  '/profilephoto': async () => (await import('../../features/registeration/ProfilePhotoScreen.tsx')).ProfilePhotoScreen,
  '/registeration': async () =>
    (await import('../../features/registeration/RegisterationScreen.tsx')).RegisterationScreen,
  '/trade-center': async () => (await import('../../features/profile/TradeCenterScreen.tsx')).TradeCenterScreen,
  '/upgrade': async () => (await import('../../features/plans/PlansScreen.tsx')).PlansScreen,
  '/fund-account': async () => (await import('../../features/deposit/DepositScreen.tsx')).DepositScreen,
  '/withdraw': async () => (await import('../../features/withdraw/WithdrawScreen.tsx')).WithdrawScreen,
  '/deposit-detail': async () => (await import('../../features/pay/PayScreen.tsx')).PayScreen,
  '/settings': async () => (await import('../../features/settings/SettingsScreen.tsx')).SettingsScreen,
  '/notifications': async () =>
    (await import('../../features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  '/wallet': async () => (await import('../../features/wallet/WalletScreen.tsx')).WalletScreen,
  '/create-wallet': async () => (await import('../../features/wallet/CreateWalletScreen.tsx')).CreateWalletScreen,
  '/import-wallet': async () => (await import('../../features/wallet/ImportWalletScreen.tsx')).ImportWalletScreen,
  '/send-assets': async () => (await import('../../features/wallet/SendScreen.tsx')).SendScreen,
  '/receive': async () => (await import('../../features/wallet/ReceiveScreen.tsx')).ReceiveScreen,
  '/sell-assets': async () => (await import('../../features/wallet/TradeScreen.tsx')).SellScreen,
  '/buy-assets': async () => (await import('../../features/wallet/TradeScreen.tsx')).BuyScreen,
  '/statement': async () => (await import('../../features/statement/StatementScreen.tsx')).StatementScreen,
} as const satisfies Partial<Record<MemberPath, () => Promise<PageComponent>>>;
