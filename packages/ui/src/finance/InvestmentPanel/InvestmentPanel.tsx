import { useLocale } from 'react-aria-components/I18nProvider';
import { Card } from '../../components/Card/Card.tsx';
import { DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { date as formatDate } from '../../format/date.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { Money } from '../Money/Money.tsx';
import { PercentChange } from '../PercentChange/PercentChange.tsx';
import * as styles from './InvestmentPanel.css.ts';
import { percentOf } from './percentOf.ts';
import { Term } from './Term.tsx';
import { termOf } from './termOf.ts';

export interface InvestmentPanelProps extends RootProps<HTMLDivElement> {
  /** The plan's name; null shows '---', as for the following props, while no plan is active (DASH-5). */
  plan: string | null;
  /** The invested amount, in hundredths of the currency. */
  amountCents: number | bigint | null;
  /** The start: Date, milliseconds or ISO 8601. */
  date: Date | number | string | null;
  /** The profit so far, in hundredths of the currency; negative for a loss. It is shown in percent of the amount too. */
  profitCents: number | bigint | null;
  /**
   * The agreed end: Date, milliseconds or ISO 8601. With `now`, the progress of the term is shown. @default no term is shown
   */
  endDate?: Date | number | string | null;
  /** The current time in milliseconds. @default no term is shown */
  now?: number | null;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** The target URL of 'Transact'. */
  transactHref: string;
  /** Shows skeletons instead of the values. @default false */
  isLoading?: boolean;
  /** Shows bullets instead of the amounts. @default false */
  isHidden?: boolean;
}

/** The current investment. */
export function InvestmentPanel({
  plan,
  amountCents,
  date,
  profitCents,
  endDate = null,
  now = null,
  currency = 'USD',
  transactHref,
  isLoading = false,
  isHidden = false,
  ...element
}: InvestmentPanelProps) {
  const { locale } = useLocale();
  const messages = useMessages('InvestmentPanel', en.InvestmentPanel);
  const percent = percentOf(profitCents, amountCents);
  const progress = termOf(date, endDate, now);
  const rows = [
    { term: messages.plan, value: plan ?? NO_VALUE },
    { term: messages.amount, value: <Money cents={amountCents} currency={currency} isHidden={isHidden} /> },
    { term: messages.date, value: date === null ? NO_VALUE : formatDate(date, locale) },
    {
      term: messages.profit,
      value: (
        <span className={styles.profit}>
          <Money cents={profitCents} currency={currency} isSigned isHidden={isHidden} />
          {percent !== null && <PercentChange points={percent} />}
        </span>
      ),
    },
  ];
  const waiting = rows.map(({ term }) => ({ term, value: <Skeleton width="6rem" /> }));
  return (
    <Card {...element} title={messages.title}>
      <div className={styles.figures}>
        {isLoading ? (
          <SkeletonGroup>
            <DefinitionList items={waiting} />
          </SkeletonGroup>
        ) : (
          <DefinitionList items={rows} />
        )}
        {!isLoading && progress && <Term {...progress} />}
      </div>
      <div className={styles.action}>
        <LinkButton href={transactHref} tone="neutral" appearance="soft" isFullWidth>
          {messages.transact}
        </LinkButton>
      </div>
    </Card>
  );
}
