import { Banner } from '@keel/ui';
import { useUser } from '../../app/session/useUser.ts';
import { useWords } from './words.ts';

/**
 * Explains before the form is filled in that the account cannot deposit yet (DEP-3). If its owner can do something
 * about it, the shell's banner above links there (KYC-7).
 */
export function NotVerified() {
  const words = useWords();
  return useUser().accountStatus ? null : <Banner tone="warning">{words.notVerified}</Banner>;
}
