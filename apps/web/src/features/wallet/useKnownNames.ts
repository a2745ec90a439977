import { useUser } from '../../app/session/useUser.ts';

/** What others know of the person, and is therefore no passphrase (WALLET-16). */
export function useKnownNames(): readonly string[] {
  const { email, firstName, lastName } = useUser();
  return [email, `${firstName} ${lastName}`, `${firstName}${lastName}`];
}
