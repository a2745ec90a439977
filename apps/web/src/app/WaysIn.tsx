// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/**
 * Around the pages that end in another one. Who goes back before that one was ready has never left, and the page's flow is
 * over: it begins anew.
 */
export function WaysIn() {
  const { pathname } = useLocation();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const comeBack = () => {
      if (window.location.pathname === pathname) setRound((current) => current + 1);
    };
    window.addEventListener('popstate', comeBack);
    return () => window.removeEventListener('popstate', comeBack);
  }, [pathname]);

  return <Outlet key={round} />;
}
