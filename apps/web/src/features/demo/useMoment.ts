import { date } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';

/** Writes a moment of the server, date and time, as the reader's language does. */
export function useMoment(): (moment: string) => string {
  const { locale } = useLocale();
  return (moment) => date(moment, locale, { show: 'dateTime' });
}
