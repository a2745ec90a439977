import { routes } from '@keel/flows';
import { Ticker } from '../../app/layout/Ticker.tsx';
import { useMarketFeed } from '../../app/money/market.ts';
import type { Stage } from '../Stage.ts';

/** The prices above every page, as MemberLayout.tsx shows them. */
function Prices() {
  return <Ticker market={useMarketFeed('ticker')} most={9} />;
}

export const marketFeedStage: Stage = { path: routes.invest, isMember: true, screen: <Prices /> };
