import type { User } from '@keel/flows';
import { useEffect } from 'react';
import { useUser } from './useUser.ts';

/** Keeps a flow of money at the newest user, the balance included. */
export function useFreshUser(flow: { send(event: { type: 'user.updated'; user: User }): void }): void {
  const user = useUser();
  useEffect(() => flow.send({ type: 'user.updated', user }), [flow, user]);
}
