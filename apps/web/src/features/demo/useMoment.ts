import { date } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';

/** Formats a time of the server, date and time, for the reader's locale. */
export function useMoment(): (moment: string) => string {
  const { locale } = useLocale();
  return (moment) => date(moment, locale, { show: 'dateTime' });
}
