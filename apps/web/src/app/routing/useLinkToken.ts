import { Secret } from '@keel/flows';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token behind the `#` of a one-time link, null where there is none. It is removed from the address bar and
 * the history at once, so that nobody finds it there.
 */
export function useLinkToken(): Secret | null {
  const { hash, pathname } = useLocation();
  const go = useNavigate();
  const [token] = useState(() => (hash.length > 1 ? new Secret(hash.slice(1)) : null));

  useEffect(() => {
    if (hash !== '') void go(pathname, { replace: true });
  }, [go, hash, pathname]);

  return token;
}
