import type { FindAccountsAnswer, FindAccountsCall, PortSignal } from '@keel/flows';
import { useRef, useState } from 'react';
import { fetchNetworks } from '../../api/networks.ts';
import { useServices } from '../../app/services/services.ts';
import { wait } from '../../platform/wait.ts';
import { loadChainPort } from './chain/loadChainPort.ts';
import { readPlace } from './chain/place.ts';
import { throttledCaller } from './chain/throttledCaller.ts';
import { type SearchProgress, searchAccounts } from './searchAccounts.ts';
import { nodeCaller } from './useHoldings.ts';
import { networkAt } from './useNetworks.ts';
import { useWallet } from './useWallet.ts';

/** What the page shows of a running search. */
export interface ShownProgress extends SearchProgress {
  /** When the calls go on, in ms since the epoch, while there were too many in the last minute; otherwise null. */
  readonly resumesAt: number | null;
}

/** The search for used addresses of an imported phrase: its port, and what the page shows of it. */
export interface AccountSearchState {
  /** Port `findAccounts` of `importWalletMachine`. */
  readonly run: (call: FindAccountsCall, signal: PortSignal) => Promise<FindAccountsAnswer>;
  /** How far the running search is. */
  readonly progress: ShownProgress;
  /** Ends the running search with what it has found. */
  readonly stop: () => void;
}

const start: ShownProgress = { searched: 0, found: 0, resumesAt: null };

/** Looks for used addresses through the server's node; the phrase stays in the worker (WALLET-11). */
export function useAccountSearch(): AccountSearchState {
  const { api } = useServices();
  const { ports } = useWallet();
  const [progress, setProgress] = useState(start);
  const stopper = useRef<AbortController | null>(null);

  const run = async (
    { draft, chain, network: kind }: FindAccountsCall,
    signal: PortSignal,
  ): Promise<FindAccountsAnswer> => {
    const place = readPlace({ chain, network: kind, address: '' });
    if (place === null) throw new TypeError('There is no such network.');
    setProgress(start);
    const stopping = new AbortController();
    stopper.current = stopping;
    const ended = AbortSignal.any([signal, stopping.signal]);
    const networks = await fetchNetworks(api, ended).catch(() => null);
    const network = networkAt(networks?.body ?? [], place);
    if (network?.isConfigured !== true) {
      return { kind: 'searched', accounts: [], end: ended.aborted ? 'stopped' : 'unreachable' };
    }
    const port = await loadChainPort(place.chain);
    const callNode = throttledCaller(nodeCaller(api, place, ended), {
      now: api.now,
      wait: async (ms) => {
        setProgress((current) => ({ ...current, resumesAt: api.now() + ms }));
        await wait(ms, ended);
        setProgress((current) => ({ ...current, resumesAt: null }));
        ended.throwIfAborted();
      },
    });
    return searchAccounts(place, {
      derive: (scheme, from, count) => ports.series({ draft, chain, network: kind, scheme: scheme.id, from, count }),
      lookUp: (address) => port.usageOf(callNode, { ...place, address }, network),
      isStopped: () => ended.aborted,
      onProgress: (searched) => setProgress((current) => ({ ...current, ...searched })),
    });
  };
  return { run, progress, stop: () => stopper.current?.abort() };
}
