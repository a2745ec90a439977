import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';
import { fetchOptions } from '../../api/options.ts';
import { fetchRead } from '../data/fetchRead.ts';
import { queryKeys } from '../data/queryKeys.ts';

/** How long to wait before the options are loaded again after a failure: 5 s. */
const RETRY_MS = 5000;

/**
 * Lists, limits and the operator's details (GET /options): loaded once. A failure is retried until they are loaded, since sign-up
 * needs the lists, and every page its 'Sample' mark (HONEST-1).
 */
export function optionsQuery(api: Api) {
  return queryOptions({
    queryKey: queryKeys.options(),
    queryFn: ({ signal }) => fetchRead((within) => fetchOptions(api, within), signal),
    retry: true,
    retryDelay: RETRY_MS,
    staleTime: Infinity,
  });
}
