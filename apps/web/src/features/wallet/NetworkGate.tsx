import { routes } from '@keel/flows';
import { EmptyState, ErrorState, LinkButton, LoadingScreen } from '@keel/ui';
import { type ReactNode, useEffect } from 'react';
import type { WalletNetwork } from '../../api/networks.ts';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { loadChainPort } from './chain/loadChainPort.ts';
import type { Place } from './chain/place.ts';
import { DemoNetwork } from './DemoNetwork.tsx';
import { networkAt, useNetworks } from './useNetworks.ts';
import { useWords } from './words.ts';

interface NetworkGateProps {
  readonly place: Place;
  readonly children: (network: WalletNetwork) => ReactNode;
}

/**
 * Renders its content once the wallet's network has loaded; explains it if the operator has not set up the network
 * (WALLET-4).
 */
export function NetworkGate({ place, children }: NetworkGateProps) {
  const { home: words } = useWords();
  const networks = useNetworks();
  useEffect(() => {
    // The code that calls the network is loaded with the list of networks. If that fails, the next caller tries again.
    loadChainPort(place.chain).catch(() => undefined);
  }, [place.chain]);
  const { data, isLoading, refresh } = networks;
  if (data === null) {
    return (
      <>
        {isLoading ? (
          <LoadingScreen isPage={false} />
        ) : (
          <ErrorState level={2} title={words.unreachable} onRetry={refresh} />
        )}
        <LoadFailureMessage of={[networks]} />
      </>
    );
  }
  const network = networkAt(data, place);
  if (network?.demo === 'starting' || network?.demo === 'unavailable' || network?.demo === 'separate') {
    return <DemoNetwork place={place} demo={network.demo} onRefresh={refresh} />;
  }
  if (network?.isConfigured !== true) {
    return (
      <EmptyState
        level={2}
        title={words.notConfigured}
        action={<LinkButton href={routes.receive}>{words.receive}</LinkButton>}
      >
        {words.notConfiguredText}
      </EmptyState>
    );
  }
  return children(network);
}
