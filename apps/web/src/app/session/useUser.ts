import type { User } from '@keel/flows';
import { useSelector } from '@xstate/react';
import { useServices } from '../services/services.ts';

/** The person who is signed in. Throws outside of the guard, where there may be nobody. */
export function useUser(): User {
  const { session } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  if (user === null) throw new Error('useUser must be called on a page behind the guard.');
  return user;
}
