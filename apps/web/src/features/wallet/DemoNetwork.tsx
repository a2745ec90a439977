import { routes } from '@keel/flows';
import { Button, EmptyState, Inline, LinkButton, LoadingScreen } from '@keel/ui';
import { CHAINS } from '@keel/wallet';
import { useEffect, useState } from 'react';
import type { WalletNetwork } from '../../api/networks.ts';
import type { Place } from './chain/place.ts';
import { useWords } from './words.ts';

/** How often to check whether a chain has started, in ms. */
const POLL_INTERVAL_MS = 500;
/** A start that takes longer is explained, in ms. */
const TIMEOUT_MS = 1000;

interface DemoNetworkProps {
  readonly place: Place;
  readonly demo: Exclude<WalletNetwork['demo'], 'running' | null | undefined>;
  /** Reloads the list of networks. */
  readonly onRefresh: () => void;
}

/** Replaces a wallet page while its network is not available in a demo: explains why, and what to do (DEMO-1). */
export function DemoNetwork({ place, demo, onRefresh }: DemoNetworkProps) {
  const { demoNetwork: words, home } = useWords();
  const chain = CHAINS[place.chain].name;
  if (demo === 'starting') return <Starting chain={chain} onRefresh={onRefresh} />;
  return (
    <EmptyState
      level={2}
      title={words.title[demo](chain)}
      action={
        <Inline justify="center">
          {demo === 'separate' && <Button onPress={onRefresh}>{home.refresh}</Button>}
          <LinkButton href={routes.receive} tone="neutral" appearance="soft">
            {home.receive}
          </LinkButton>
        </Inline>
      }
    >
      {words.text[demo](chain)}
    </EmptyState>
  );
}

function Starting({ chain, onRefresh }: { chain: string; onRefresh: () => void }) {
  const { demoNetwork: words } = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const timer = setInterval(onRefresh, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [onRefresh]);
  return <LoadingScreen isPage={false} {...(isLong && { label: words.starting(chain) })} />;
}
