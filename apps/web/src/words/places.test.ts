import { expect, it } from 'vitest';
import { en } from '../app/i18n/words.ts';
import { ar } from './ar.ts';
import { es } from './es.ts';

type AppWords = typeof es.app | typeof en;

/** Every name that a place has: its own, then those in the sidebar, in the drawer and as a title. */
const namesOf = ({ nav, titles }: AppWords) => ({
  dashboard: [nav.places.dashboard, nav.portfolio, titles['/invest'], titles['/portfolio']],
  deposit: [nav.places.deposit, nav.fundAccount, titles['/fund-account']],
  withdraw: [nav.places.withdraw, nav.withdrawals, nav.drawer.withdraw, titles['/withdraw']],
  trades: [nav.places.trades, nav.tradeCenter, nav.drawer.tradeCenter, titles['/trade-center']],
  plans: [nav.places.plans, nav.upgrade, titles['/upgrade']],
  profile: [nav.places.profile, nav.profile, nav.drawer.profile, titles['/profile']],
  wallet: [nav.wallet, titles['/wallet']],
  notifications: [nav.notifications, titles['/notifications']],
  settings: [nav.settings, titles['/settings']],
  logOut: [nav.places.logOut, nav.logOut, nav.drawer.logOut],
});

it.each([
  ['Spanish', es.app],
  ['Arabic', ar.app],
])('[ROUTE-9, SIDE-1, SIDE-2] every place has one name in %s (P-48)', (_language, words) => {
  for (const [place, names] of Object.entries(namesOf(words))) {
    expect([place, ...new Set(names)]).toEqual([place, names[0]]);
  }
});

it('[ROUTE-9, SIDE-1, SIDE-2] a place has another name in English only where a requirement gives it (P-48)', () => {
  const other = Object.entries(namesOf(en)).flatMap(([, [name, ...others]]) => others.filter((word) => word !== name));
  expect(other).toEqual([
    'Portfolio',
    'Fund Account',
    'Deposit Fund',
    'Withdrawals',
    'Withdraw Fund',
    'Trade center',
    'Trade Center',
    'Upgrade',
    'Our Plans',
    'My Profile',
    'Log-Out',
    'Log Out',
  ]);
});
