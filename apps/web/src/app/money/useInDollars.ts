import { useWords } from '../i18n/words.ts';
import { useUser } from '../session/useUser.ts';

/**
 * CUR-2: that amounts stay in dollars for who chose another currency, since no rate is known here; null for who did not.
 * A page that shows amounts shows it once.
 */
export function useInDollars(): string | null {
  const { currency } = useUser();
  const words = useWords();
  return currency === 'USD' ? null : words.inDollars(currency);
}
