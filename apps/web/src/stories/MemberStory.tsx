import { Box } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, use } from 'react';
import { type Market, MarketContext, useMarketFeed } from '../app/money/market.ts';
import { useServices } from '../app/services/services.ts';
import { noon } from './samples.ts';
import { StoryBackendContext } from './storyBackend.ts';

const prices: Market = {
  data: {
    coins: [
      { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '', price: 96_412.18, change24h: 1.42 },
      { id: 'solana', symbol: 'SOL', name: 'Solana', image: '', price: 214.55, change24h: 3.08 },
    ],
    source: 'simulated',
    asOf: noon,
  },
  isStale: false,
};

/** The context of a page behind the guard, as far as it needs it: somebody signed in, and prices. For stories only. */
export function MemberStory({ children }: { children: ReactNode }) {
  const page = <SignedInPage>{children}</SignedInPage>;
  if (use(StoryBackendContext) !== null) return <RealPrices>{page}</RealPrices>;
  return <MarketContext value={prices}>{page}</MarketContext>;
}

function RealPrices({ children }: { children: ReactNode }) {
  return <MarketContext value={useMarketFeed('ticker')}>{children}</MarketContext>;
}

function SignedInPage({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const isIn = useSelector(session, ({ context }) => context.user !== null);
  return (
    <main>
      <Box width="content" padding="5">
        {isIn && children}
      </Box>
    </main>
  );
}
