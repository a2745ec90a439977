import { routes } from '@keel/flows';
import { AppShell, Header, SampleBand } from '@keel/ui';
import { lazy, Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { BackLink } from './BackLink.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { HiddenAmountsContext } from './hiddenAmounts.ts';
import { lazyOrNothing } from './lazyOrNothing.ts';
import { MarketContext, useMarketFeed } from './market.ts';
import { memberPages } from './memberPages.tsx';
import { NotificationsContext, useNotificationsFlow } from './notifications.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { SideLinks } from './SideLinks.tsx';
import { SiteFooterLine } from './SiteFooterLine.tsx';
import { useSite } from './site.ts';
import { Ticker } from './Ticker.tsx';
import { usePage } from './usePage.ts';
import { Verification } from './Verification.tsx';
import { useWords } from './words.ts';

const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));
const Live = lazyOrNothing(async () => (await import('./Live.tsx')).Live);
const HomeScreenHint = lazyOrNothing(async () => (await import('./HomeScreenHint.tsx')).HomeScreenHint);

/** The frame of every page behind the guard. It stays while the pages change, so the ticker never starts anew. */
export function MemberLayout() {
  const { pathname } = useLocation();
  const words = useWords();
  const { mode } = useSite();
  const [areHidden, setHidden] = useState(false);
  const market = useMarketFeed('ticker');
  const notifications = useNotificationsFlow();
  const page = memberPages.find(({ path }) => path === pathname);
  const title = page ? words.titles[page.path] : words.notFound.title;
  const heading = usePage(title);

  return (
    <MarketContext value={market}>
      <HiddenAmountsContext value={areHidden}>
        <NotificationsContext value={notifications}>
          <AppShell
            band={mode === 'demo' && <SampleBand />}
            sidebar={<SideLinks />}
            menu={<SideLinks isDrawer />}
            header={
              <Header
                title={title}
                titleRef={heading}
                actions={<HeaderActions areHidden={areHidden} onHide={setHidden} />}
              />
            }
            ticker={page !== undefined && page.ticker > 0 && <Ticker market={market} most={page.ticker} />}
            footer={<SiteFooterLine />}
            bottomBar={<PhoneBar />}
          >
            <Verification />
            {isBackFrom(pathname) && <BackLink href={BACK[pathname]} />}
            <Suspense fallback={null}>
              <Routes>
                {memberPages.map(({ path, Screen }) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </AppShell>
          <Suspense fallback={null}>
            <Live />
            <HomeScreenHint />
          </Suspense>
        </NotificationsContext>
      </HiddenAmountsContext>
    </MarketContext>
  );
}

/** Pages that one goes back from to another, however one came (SIDE-4). */
const BACK = { [routes.portfolio]: routes.invest, [routes.settings]: routes.portfolio } as const;

function isBackFrom(path: string): path is keyof typeof BACK {
  return Object.hasOwn(BACK, path);
}
