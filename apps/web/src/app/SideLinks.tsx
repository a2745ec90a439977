import { routes } from '@keel/flows';
import {
  ChartIcon,
  DashboardIcon,
  DEFAULT_BRAND,
  GemIcon,
  LogOutIcon,
  type NavLink,
  PlusCircleIcon,
  SettingsIcon,
  Sidebar,
  UploadIcon,
  UserCard,
  UserIcon,
} from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useServices } from './services.ts';
import { words } from './words.ts';

const { nav } = words;

/** The desktop sidebar's links (SIDE-2). */
const mainLinks: readonly NavLink[] = [
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

/** Where one can go, and who is signed in (SIDE-2, SIDE-3). */
export function SideLinks() {
  const { session } = useServices();
  const { pathname } = useLocation();
  const user = useSelector(session, ({ context }) => context.user);
  const current = pathname === routes.portfolio ? routes.invest : pathname;
  const mark = (links: readonly NavLink[]) => links.map((link) => ({ ...link, isCurrent: link.href === current }));

  return (
    <Sidebar
      brand={DEFAULT_BRAND}
      user={user && <UserCard firstName={user.firstName} lastName={user.lastName} photoUrl={user.profilePhotoUrl} />}
      links={mark(mainLinks)}
      footLinks={mark(footLinks)}
    />
  );
}
