import { routes } from '@keel/flows';
import type { en } from '../i18n/words.ts';
import type { PageShape } from '../layout/PageSkeleton.tsx';
import { type MemberPath, memberFiles } from './memberFiles.ts';
import { type PageOf, pageOf } from './pageOf.tsx';
import { paths } from './paths.ts';

/** A page inside the shell. Its title stands in words.ts, by its path (ROUTE-9). */
export interface MemberPage {
  readonly path: MemberPath & keyof typeof en.titles;
  /** How many coins the ticker above it shows; 0 for no ticker (TICK-1). */
  readonly ticker: 0 | 20 | 50;
  /** Of its skeleton. */
  readonly shape: PageShape;
  readonly Screen: PageOf;
}

const DashboardScreen = pageOf(memberFiles['/invest']);

/** Every page behind the guard, in the order of the requirements (ROUTE-2, ROUTE-3). */
export const memberPages: readonly MemberPage[] = [
  { path: routes.invest, ticker: 50, shape: 'figures', Screen: DashboardScreen },
  { path: routes.portfolio, ticker: 50, shape: 'figures', Screen: DashboardScreen },
  { path: routes.profile, ticker: 20, shape: 'rowsAside', Screen: pageOf(memberFiles['/profile']) },
  { path: routes.profilePhoto, ticker: 0, shape: 'form', Screen: pageOf(memberFiles['/profilephoto']) },
  { path: routes.registeration, ticker: 0, shape: 'form', Screen: pageOf(memberFiles['/registeration']) },
  { path: routes.tradeCenter, ticker: 0, shape: 'rows', Screen: pageOf(memberFiles['/trade-center']) },
  { path: routes.upgrade, ticker: 0, shape: 'cards', Screen: pageOf(memberFiles['/upgrade']) },
  { path: routes.fundAccount, ticker: 50, shape: 'formAside', Screen: pageOf(memberFiles['/fund-account']) },
  { path: routes.withdraw, ticker: 0, shape: 'formAside', Screen: pageOf(memberFiles['/withdraw']) },
  { path: routes.depositDetail, ticker: 50, shape: 'formAside', Screen: pageOf(memberFiles['/deposit-detail']) },
  { path: routes.settings, ticker: 0, shape: 'form', Screen: pageOf(memberFiles['/settings']) },
  { path: routes.notifications, ticker: 0, shape: 'rows', Screen: pageOf(memberFiles['/notifications']) },
  { path: routes.wallet, ticker: 0, shape: 'rows', Screen: pageOf(memberFiles['/wallet']) },
  { path: routes.createWallet, ticker: 0, shape: 'form', Screen: pageOf(memberFiles['/create-wallet']) },
  { path: routes.importWallet, ticker: 0, shape: 'form', Screen: pageOf(memberFiles['/import-wallet']) },
  { path: routes.sendAssets, ticker: 0, shape: 'form', Screen: pageOf(memberFiles['/send-assets']) },
  { path: routes.receive, ticker: 0, shape: 'form', Screen: pageOf(memberFiles['/receive']) },
  { path: routes.sellAssets, ticker: 0, shape: 'form', Screen: pageOf(memberFiles['/sell-assets']) },
  { path: routes.buyAssets, ticker: 0, shape: 'form', Screen: pageOf(memberFiles['/buy-assets']) },
  { path: paths.statement, ticker: 0, shape: 'rows', Screen: pageOf(memberFiles['/statement']) },
];
