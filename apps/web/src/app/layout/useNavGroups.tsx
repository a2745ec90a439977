import { routeAccess, routes } from '@keel/flows';
import {
  ArrowDownIcon,
  ArrowUpEndIcon,
  BellIcon,
  ChartIcon,
  DashboardIcon,
  FileIcon,
  GemIcon,
  MinusIcon,
  type NavGroup,
  PlusCircleIcon,
  PlusIcon,
  SettingsIcon,
  type SidebarItem,
  UploadIcon,
  UserIcon,
  WalletIcon,
} from '@keel/ui';
import { useLocation } from 'react-router-dom';
import { useWords } from '../i18n/words.ts';
import { paths } from '../routing/paths.ts';

interface NavOptions {
  /** Whether the names and addresses are those of the drawer (SIDE-1) or of the fixed sidebar (SIDE-2). */
  readonly isDrawer: boolean;
  /** Whether the pages of the wallet are listed below it. @default only while one of them is open */
  readonly hasWalletPages?: boolean;
}

/** The pages of the app in groups, with the open one marked, for the sidebar and the command palette. */
export function useNavGroups({
  isDrawer,
  hasWalletPages,
}: NavOptions): readonly (NavGroup & { readonly title: string })[] {
  const { nav, titles } = useWords();
  const { pathname } = useLocation();
  const names = isDrawer ? nav.drawer : { ...nav, withdraw: nav.withdrawals };
  // The dashboard has two addresses, and each list has one of them.
  const home = isDrawer ? routes.portfolio : routes.invest;
  const current = isDashboard(pathname) ? home : pathname === routes.depositDetail ? routes.fundAccount : pathname;
  const mark = <Link extends SidebarItem>(link: Link): Link => ({ ...link, isCurrent: link.href === current });

  const walletPages: readonly SidebarItem[] = [
    { href: routes.sendAssets, label: nav.send, icon: <ArrowUpEndIcon /> },
    { href: routes.receive, label: nav.receive, icon: <ArrowDownIcon /> },
    { href: routes.buyAssets, label: nav.buy, icon: <PlusIcon /> },
    { href: routes.sellAssets, label: nav.sell, icon: <MinusIcon /> },
  ];
  const wallet: SidebarItem = { href: routes.wallet, label: nav.wallet, icon: <WalletIcon /> };

  return [
    {
      id: 'money',
      title: nav.groups.money,
      links: [
        { href: home, label: nav.portfolio, icon: <DashboardIcon /> },
        { href: routes.fundAccount, label: nav.fundAccount, icon: <PlusCircleIcon /> },
        { href: routes.withdraw, label: names.withdraw, icon: <UploadIcon /> },
        { href: paths.statement, label: titles['/statement'], icon: <FileIcon /> },
      ].map(mark),
    },
    {
      id: 'invest',
      title: nav.groups.invest,
      links: [
        { href: routes.tradeCenter, label: names.tradeCenter, icon: <ChartIcon /> },
        { href: routes.upgrade, label: nav.upgrade, icon: <GemIcon /> },
      ].map(mark),
    },
    {
      id: 'crypto',
      title: nav.groups.crypto,
      links: [mark((hasWalletPages ?? isWallet(pathname)) ? { ...wallet, links: walletPages.map(mark) } : wallet)],
    },
    {
      id: 'account',
      title: nav.groups.account,
      links: [
        { href: routes.profile, label: names.profile, icon: <UserIcon /> },
        { href: routes.notifications, label: nav.notifications, icon: <BellIcon /> },
        { href: routes.settings, label: nav.settings, icon: <SettingsIcon /> },
      ].map(mark),
    },
  ];
}

function isWallet(path: string): boolean {
  return routeAccess(path).startsWith('wallet');
}

function isDashboard(path: string): boolean {
  return path === routes.invest || path === routes.portfolio;
}
