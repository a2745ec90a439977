import { type EpochMs, Unauthorized } from '@keel/flows';
import type { MessageModalProps } from '@keel/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services/services.ts';
import { fetchRead, type Load, type Loaded } from './fetchRead.ts';
import type { QueryKey } from './queryKeys.ts';

/** The message of a failure, and how to dismiss it. */
export interface LoadFailure {
  /** null when nothing failed. */
  readonly message: string | null;
  readonly dismiss: () => void;
  /** The kind of its message. @default that it did not work */
  readonly tone?: MessageModalProps['tone'];
}

/** Data that a page loads, with the state of loading it. */
export interface QueryState<Data> extends LoadFailure {
  /** null until the first load; a failing refresh keeps the last data. */
  readonly data: Data | null;
  /** It is being loaded, and there is nothing to show yet. */
  readonly isLoading: boolean;
  /** It is being loaded, with or without data of an earlier load. */
  readonly isFetching: boolean;
  /** When `data` was loaded, if refreshing it failed: for StaleNote, without a modal. null while it is fresh. */
  readonly staleSince: EpochMs | null;
  /** Loads it again; the current data stay until then. */
  readonly refresh: () => void;
}

/** A read of the API. */
export interface ApiQuery<Data> {
  /** From `queryKeys`. */
  readonly key: QueryKey;
  readonly load: Load<Data>;
  /** The message if it fails and the server sends none. @default `loadFailures.other` */
  readonly failureText?: string;
  /**
   * For how many ms it is not loaded again when it is shown. 0 if no event reports its changes: then it is shown from the cache while
   * it is loaded again. @default one minute
   */
  readonly staleTime?: number;
  /** For how many ms it is kept while no page shows it. @default five minutes */
  readonly gcTime?: number;
  /** Loads it again each so many ms while the page is visible. @default never */
  readonly pollEvery?: number;
  /** Whether the data is needed now; without it, nothing is loaded. @default true */
  readonly isEnabled?: boolean;
}

/**
 * Loads data by the API and keeps it fresh. Components that ask for the same key share one call and its answer. It is loaded
 * again when `expire` says so, and when the page is focused or online again after its stale time. A failure is not retried by
 * itself: the person is told, and can retry (DASH-8).
 */
export function useApiQuery<Data>(read: ApiQuery<Data>): QueryState<Data> {
  const { queryClient } = useServices();
  const { pollEvery, isEnabled = true } = read;
  const query = useQuery(
    {
      ...optionsOf(read),
      enabled: isEnabled,
      // A poll does not remove the message of the first failure.
      refetchInterval: ({ state }) =>
        pollEvery === undefined || (state.error !== null && state.data === undefined) ? false : pollEvery,
    },
    queryClient,
  );
  const { data, error, errorUpdateCount, isFetching, isLoading, refetch } = query;
  const [dismissed, setDismissed] = useState(0);
  // ERR-2: the session reports a refused token.
  const failure = error === null || error instanceof Unauthorized ? null : error;
  const isShown = failure !== null && data === undefined && errorUpdateCount !== dismissed;
  return {
    data: data?.body ?? null,
    isLoading,
    isFetching,
    message: isShown ? failure.message : null,
    staleSince: failure !== null && data !== undefined ? data.at : null,
    dismiss: () => setDismissed(errorUpdateCount),
    refresh: () => void refetch(),
  };
}

/**
 * Loads data before a page asks for it, unless the cache has it fresh. The page shares the call, or has its answer. A failure is
 * not shown: the page loads it again.
 */
export function prefetchRead(queryClient: QueryClient, read: ApiQuery<unknown>): void {
  void queryClient.prefetchQuery(optionsOf(read));
}

function optionsOf<Data>({ key, load, failureText, staleTime, gcTime }: ApiQuery<Data>) {
  return {
    queryKey: key,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Loaded<Data>> =>
      fetchRead(load, signal, failureText),
    ...(staleTime !== undefined && { staleTime }),
    ...(gcTime !== undefined && { gcTime }),
  };
}
