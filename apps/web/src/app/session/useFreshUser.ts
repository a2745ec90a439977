import type { User } from '@keel/flows';
import { useEffect } from 'react';
import { useUser } from './useUser.ts';

/** Sends a flow the current user, with the balance, whenever they change. */
export function useFreshUser(flow: { send(event: { type: 'user.updated'; user: User }): void }): void {
  const user = useUser();
  useEffect(() => flow.send({ type: 'user.updated', user }), [flow, user]);
}
