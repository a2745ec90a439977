import { routeAccess, routes } from '@keel/flows';
import {
  ArrowDownIcon,
  ArrowUpEndIcon,
  ChartIcon,
  DashboardIcon,
  DEFAULT_BRAND,
  GemIcon,
  LogOutIcon,
  MinusIcon,
  type NavLink,
  PlusCircleIcon,
  PlusIcon,
  SettingsIcon,
  Sidebar,
  UploadIcon,
  UserCard,
  UserIcon,
  WalletIcon,
} from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useServices } from './services.ts';
import { useWords } from './words.ts';

/** Where one can go, and who is signed in: the account's pages, or on a page of the wallet the wallet's (SIDE-1 to SIDE-3). */
export function SideLinks() {
  const { session } = useServices();
  const { pathname } = useLocation();
  const { nav } = useWords();
  const user = useSelector(session, ({ context }) => context.user);
  const current = PART_OF[pathname] ?? pathname;
  const links: readonly NavLink[] = isWallet(pathname)
    ? [
        { href: routes.wallet, label: nav.wallet, icon: <WalletIcon /> },
        { href: routes.sendAssets, label: nav.send, icon: <ArrowUpEndIcon /> },
        { href: routes.receive, label: nav.receive, icon: <ArrowDownIcon /> },
        { href: routes.buyAssets, label: nav.buy, icon: <PlusIcon /> },
        { href: routes.sellAssets, label: nav.sell, icon: <MinusIcon /> },
        { href: routes.portfolio, label: nav.portfolio, icon: <DashboardIcon /> },
      ]
    : [
        { href: routes.invest, label: nav.portfolio, icon: <DashboardIcon /> },
        { href: routes.profile, label: nav.profile, icon: <UserIcon /> },
        { href: routes.fundAccount, label: nav.fundAccount, icon: <PlusCircleIcon /> },
        { href: routes.upgrade, label: nav.upgrade, icon: <GemIcon /> },
        { href: routes.tradeCenter, label: nav.tradeCenter, icon: <ChartIcon /> },
        { href: routes.withdraw, label: nav.withdrawals, icon: <UploadIcon /> },
      ];
  const footLinks: readonly NavLink[] = [
    { href: routes.settings, label: nav.settings, icon: <SettingsIcon /> },
    { href: routes.logout, label: nav.logOut, icon: <LogOutIcon /> },
  ];
  const mark = (unmarked: readonly NavLink[]) =>
    unmarked.map((link) => ({ ...link, isCurrent: link.href === current }));

  return (
    <Sidebar
      brand={DEFAULT_BRAND}
      user={user && <UserCard firstName={user.firstName} lastName={user.lastName} photoUrl={user.profilePhotoUrl} />}
      links={mark(links)}
      footLinks={mark(footLinks)}
    />
  );
}

function isWallet(path: string): boolean {
  return routeAccess(path).startsWith('wallet');
}

/** Pages that have no link of their own, and the link that they belong to. */
const PART_OF: Readonly<Record<string, string>> = {
  [routes.portfolio]: routes.invest,
  [routes.depositDetail]: routes.fundAccount,
};
