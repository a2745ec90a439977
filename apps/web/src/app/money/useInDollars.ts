import { useWords } from '../i18n/words.ts';
import { useUser } from '../session/useUser.ts';

/**
 * The note that amounts are in dollars, for people who chose a currency that has no rate here (CUR-2); null for all others.
 * Each page with amounts shows it once.
 */
export function useInDollars(): string | null {
  const { currency } = useUser();
  const words = useWords();
  return currency === 'USD' ? null : words.inDollars(currency);
}
