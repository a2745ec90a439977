import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/**
 * Layout of the pages whose flow ends with a navigation. When somebody goes back before the next page was shown, this page
 * was never left but its flow is over, so the page is mounted again.
 */
export function EntryRoutes() {
  const { pathname } = useLocation();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const remount = () => {
      if (window.location.pathname === pathname) setRound((current) => current + 1);
    };
    window.addEventListener('popstate', remount);
    return () => window.removeEventListener('popstate', remount);
  }, [pathname]);

  return <Outlet key={round} />;
}
