import { fetchSavedAddresses, type SavedAddress } from '../../api/savedAddresses.ts';
import { queryKeys } from '../data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../data/useApiQuery.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';

/**
 * The saved addresses of the person signed in, by label (ADDR-1). No event reports changes of other browsers.
 *
 * @param isEnabled whether they are needed now
 */
export function useSavedAddresses(isEnabled = true): QueryState<readonly SavedAddress[]> {
  const { api } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({
    key: queryKeys.savedAddresses(user),
    load: (signal) => fetchSavedAddresses(api, signal),
    staleTime: 0,
    isEnabled,
  });
}
