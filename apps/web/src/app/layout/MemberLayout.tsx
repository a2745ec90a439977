import { routeAccess, routes } from '@keel/flows';
import { AppShell, Header, SampleBand } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useWords } from '../i18n/words.ts';
import { lazyOptional } from '../lazy/lazyOptional.ts';
import { HiddenAmountsContext, useStoredHidden } from '../money/hiddenAmounts.ts';
import { MarketContext, useMarketFeed } from '../money/market.ts';
import { NotificationsContext, useNotificationsFlow } from '../notifications/notifications.ts';
import { PaletteContext, PaletteDialog } from '../palette/palette.ts';
import { SearchButton } from '../palette/SearchButton.tsx';
import { usePaletteState } from '../palette/usePaletteState.ts';
import { type MemberPage, memberPages } from '../routing/memberPages.tsx';
import { PageBoundary } from '../routing/PageBoundary.tsx';
import { pageOf } from '../routing/pageOf.tsx';
import { usePage } from '../routing/usePage.ts';
import { usePrefetch } from '../routing/usePrefetch.ts';
import { usePreload } from '../routing/usePreload.ts';
import { useServices } from '../services/services.ts';
import { useSite } from '../services/site.ts';
import { GetStartedContext, useStoredGetStarted } from '../session/getStarted.ts';
import { StorageNote } from '../storage/StorageNote.tsx';
import { BackLink } from './BackLink.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { SideLinks } from './SideLinks.tsx';
import { SiteFooterLine } from './SiteFooterLine.tsx';
import { Ticker } from './Ticker.tsx';
import { Verification } from './Verification.tsx';

const NotFound = pageOf(async () => (await import('../routing/NotFound.tsx')).NotFound);
const Live = lazyOptional(async () => (await import('../notifications/Live.tsx')).Live);
const HomeScreenHint = lazyOptional(async () => (await import('./HomeScreenHint.tsx')).HomeScreenHint);

const StaySignedIn = lazyOptional(async () => (await import('../session/StaySignedIn.tsx')).StaySignedIn);

/** The interval of a demo's simulated prices, in ms (DEMO-1); the usual one until the options have loaded. */
const EVERY_FIVE_SECONDS = 5000;

/** The frame of every page behind the guard. It stays mounted while the pages change, so the ticker does not restart. */
export function MemberLayout() {
  const { pathname } = useLocation();
  const words = useWords();
  const { mode, demoInvestors } = useSite();
  const [areHidden, setHidden] = useStoredHidden();
  const getStarted = useStoredGetStarted();
  const palette = usePaletteState(setHidden);
  const market = useMarketFeed('ticker', demoInvestors === undefined ? {} : { pollEvery: EVERY_FIVE_SECONDS });
  const notifications = useNotificationsFlow();
  const page = memberPages.find(({ path }) => path === pathname);
  const title = page ? words.titles[page.path] : words.notFound.title;
  const heading = usePage(title);
  const hasIdleLimit = useSelector(useServices().session, ({ context }) => context.idleMs > 0);
  usePreload(memberScreens, usePrefetch());

  return (
    <MarketContext value={market}>
      <HiddenAmountsContext value={areHidden}>
        <PaletteContext value={palette}>
          <NotificationsContext value={notifications}>
            <AppShell
              band={mode === 'demo' && <SampleBand />}
              sidebar={<SideLinks />}
              menu={<SideLinks isDrawer />}
              header={
                <Header
                  title={title}
                  titleRef={heading}
                  search={<SearchButton />}
                  actions={<HeaderActions areHidden={areHidden} onHide={setHidden} />}
                />
              }
              ticker={page !== undefined && page.ticker > 0 && <Ticker market={market} most={page.ticker} />}
              footer={<SiteFooterLine />}
              // Do not interrupt somebody who is writing down a recovery phrase.
              bottomBar={pathname !== routes.createWallet && <PhoneBar />}
            >
              <PageBoundary level={2} fallback={null}>
                {palette.isMounted && <PaletteDialog />}
              </PageBoundary>
              <StorageNote />
              {/* Not on the wallet's pages: they need no verified identity. */}
              <GetStartedContext value={getStarted}>
                {!routeAccess(pathname).startsWith('wallet') && <Verification />}
                {isBackFrom(pathname) && <BackLink href={BACK_TARGETS[pathname]} />}
                <PageBoundary key={keyOf(page)} level={2} fallback={<PageSkeleton shape={page?.shape ?? 'rows'} />}>
                  <Routes>
                    {memberPages.map(({ path, Screen }) => (
                      <Route key={path} path={path} element={<Screen />} />
                    ))}
                    <Route path="*" element={<NotFound />} />
                  </Routes>
                </PageBoundary>
              </GetStartedContext>
            </AppShell>
            <Suspense fallback={null}>
              <Live />
              <HomeScreenHint />
              {hasIdleLimit && <StaySignedIn />}
            </Suspense>
          </NotificationsContext>
        </PaletteContext>
      </HiddenAmountsContext>
    </MarketContext>
  );
}

/** The pages inside the shell, by path. */
export const memberScreens = new Map(memberPages.map(({ path, Screen }) => [path as string, Screen]));

/** A page may have two paths; a navigation between them keeps it mounted. */
function keyOf(page: MemberPage | undefined): string {
  return memberPages.find(({ Screen }) => Screen === page?.Screen)?.path ?? '';
}

/** Pages with a back link to a fixed page, whatever page came before (SIDE-4). */
const BACK_TARGETS = { [routes.portfolio]: routes.invest, [routes.settings]: routes.portfolio } as const;

function isBackFrom(path: string): path is keyof typeof BACK_TARGETS {
  return Object.hasOwn(BACK_TARGETS, path);
}
