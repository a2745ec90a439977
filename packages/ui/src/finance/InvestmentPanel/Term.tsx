import { useLocale } from 'react-aria-components/I18nProvider';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { date } from '../../format/date.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './InvestmentPanel.css.ts';
import type { TermFigures } from './termOf.ts';

/** The progress of a term as a bar, with its start, its end and the days left. */
export function Term({ start, end, share, daysLeft }: TermFigures) {
  const { locale } = useLocale();
  const messages = useMessages('InvestmentPanel', en.InvestmentPanel);
  return (
    <div className={styles.term}>
      <ProgressBar
        label={messages.term}
        value={share}
        max={1}
        valueText={daysLeft === 0 ? messages.ended : messages.daysLeft(daysLeft)}
      />
      <div className={styles.ends}>
        <bdi>{date(start, locale)}</bdi>
        <bdi>{date(end, locale)}</bdi>
      </div>
    </div>
  );
}
