import { date } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';

/** Formats a time of the server, date and time, for the reader's locale. */
export function useFormatDateTime(): (time: string) => string {
  const { locale } = useLocale();
  return (time) => date(time, locale, { show: 'dateTime' });
}
