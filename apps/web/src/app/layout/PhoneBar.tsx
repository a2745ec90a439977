import { routes } from '@keel/flows';
import { BottomBar, ChartIcon, HomeIcon, type NavLink, PlusCircleIcon, WalletIcon } from '@keel/ui';
import { useLocation } from 'react-router-dom';
import { useWords } from '../i18n/words.ts';
import { useUser } from '../session/useUser.ts';

/** The bar of main pages at the bottom of a phone; 'More' opens the drawer with all others. */
export function PhoneBar() {
  const { pathname } = useLocation();
  const { nav } = useWords();
  const links: readonly NavLink[] = [
    { href: routes.invest, label: nav.places.dashboard, icon: <HomeIcon /> },
    { href: routes.fundAccount, label: nav.places.deposit, icon: <PlusCircleIcon /> },
    { href: routes.tradeCenter, label: nav.places.trades, icon: <ChartIcon /> },
    // Without a wallet for this account, the page would be empty (WENTRY-1).
    ...(useUser().walletFeauture ? [{ href: routes.wallet, label: nav.wallet, icon: <WalletIcon /> }] : []),
  ];
  return <BottomBar links={links.map((link) => ({ ...link, isCurrent: link.href === pathname }))} />;
}
