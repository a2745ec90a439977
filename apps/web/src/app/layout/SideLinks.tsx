import { routeAccess, routes } from '@keel/flows';
import {
  ArrowDownIcon,
  ArrowUpEndIcon,
  ChartIcon,
  DashboardIcon,
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
import { useWords } from '../i18n/words.ts';
import { useServices } from '../services/services.ts';
import { useBrand } from '../services/site.ts';

interface SideLinksProps {
  /** Below 1024 px, where the list is the one of SIDE-1. @default false: the fixed one of SIDE-2 */
  readonly isDrawer?: boolean;
}

/** Links to the account's pages, or to the wallet's on a page of the wallet, and the person signed in (SIDE-1 to SIDE-3). */
export function SideLinks({ isDrawer = false }: SideLinksProps) {
  const { session } = useServices();
  const { pathname } = useLocation();
  const { nav } = useWords();
  const brand = useBrand();
  const user = useSelector(session, ({ context }) => context.user);
  const isWalletPage = isWallet(pathname);
  const home = isDrawer || isWalletPage ? routes.portfolio : routes.invest;
  const current = isDashboard(pathname) ? home : pathname === routes.depositDetail ? routes.fundAccount : pathname;

  const portfolio: NavLink = { href: home, label: nav.portfolio, icon: <DashboardIcon /> };
  const fundAccount: NavLink = { href: routes.fundAccount, label: nav.fundAccount, icon: <PlusCircleIcon /> };
  const upgrade: NavLink = { href: routes.upgrade, label: nav.upgrade, icon: <GemIcon /> };

  const links: readonly NavLink[] = isWalletPage
    ? [
        { href: routes.wallet, label: nav.wallet, icon: <WalletIcon /> },
        { href: routes.sendAssets, label: nav.send, icon: <ArrowUpEndIcon /> },
        { href: routes.receive, label: nav.receive, icon: <ArrowDownIcon /> },
        { href: routes.buyAssets, label: nav.buy, icon: <PlusIcon /> },
        { href: routes.sellAssets, label: nav.sell, icon: <MinusIcon /> },
        portfolio,
      ]
    : isDrawer
      ? [
          profile(nav.drawer.profile),
          portfolio,
          tradeCenter(nav.drawer.tradeCenter),
          fundAccount,
          withdraw(nav.drawer.withdraw),
          upgrade,
        ]
      : [
          portfolio,
          profile(nav.profile),
          fundAccount,
          upgrade,
          tradeCenter(nav.tradeCenter),
          withdraw(nav.withdrawals),
        ];
  const footLinks: readonly NavLink[] = [
    { href: routes.settings, label: nav.settings, icon: <SettingsIcon /> },
    {
      href: routes.logout,
      label: isDrawer || isWalletPage ? nav.drawer.logOut : nav.logOut,
      icon: <LogOutIcon />,
    },
  ];
  const mark = (unmarked: readonly NavLink[]) =>
    unmarked.map((link) => ({ ...link, isCurrent: link.href === current }));

  return (
    <Sidebar
      brand={brand}
      user={user && <UserCard firstName={user.firstName} lastName={user.lastName} photoUrl={user.profilePhotoUrl} />}
      links={mark(links)}
      footLinks={mark(footLinks)}
    />
  );
}

function isWallet(path: string): boolean {
  return routeAccess(path).startsWith('wallet');
}

/** Pages with two addresses; each list links to one of them. */
function isDashboard(path: string): boolean {
  return path === routes.invest || path === routes.portfolio;
}

/** The same pages under the name that each list has for them. */
const profile = (label: string): NavLink => ({ href: routes.profile, label, icon: <UserIcon /> });
const tradeCenter = (label: string): NavLink => ({ href: routes.tradeCenter, label, icon: <ChartIcon /> });
const withdraw = (label: string): NavLink => ({ href: routes.withdraw, label, icon: <UploadIcon /> });
