import { useEffect } from 'react';
import { useServices } from './services.ts';

/** `/logout`: ends the session, which then goes to `/login` (ROUTE-4). */
export function Logout() {
  const { session } = useServices();
  useEffect(() => session.send({ type: 'logout' }), [session]);
  return null;
}
