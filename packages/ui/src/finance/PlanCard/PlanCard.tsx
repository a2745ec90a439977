import { type ReactNode, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { type Definition, DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { CheckIcon } from '../../components/Icon/icons.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import { percent } from '../../format/percent.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { Money } from '../Money/Money.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps extends RootProps<HTMLDivElement> {
  /** The plan's name. */
  name: string;
  /** The heading level. @default 2 */
  level?: 2 | 3 | 4;
  /** The minimum amount, in hundredths of the currency; '---' for null. */
  minimumCents: number | bigint | null;
  /** The label of that amount. @default 'Minimum' in the reader's language */
  minimumLabel?: string;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /**
   * The operator's figure in percentage points, 1.5 for 1.5%. It is labelled as the operator's and never as a return
   * (HONEST-4), without a sign and the colour of a gain. @default none
   */
  ratePoints?: number | null;
  /** The duration in whole days. @default none */
  days?: number | null;
  /** The plan's features. @default none */
  features?: readonly string[];
  /** The risks, in the operator's words (HONEST-4). */
  risk?: ReactNode;
  /** Whether it is the account's plan, which the card states (PLAN-1). @default false */
  isCurrent?: boolean;
  /** The action: one button, as wide as the card. */
  action?: ReactNode;
}

/** A plan on offer: its minimum amount, its details, features, risk and action (PLAN-1). */
export function PlanCard({
  name,
  level = 2,
  minimumCents,
  minimumLabel,
  currency = 'USD',
  ratePoints,
  days,
  features = [],
  risk,
  isCurrent = false,
  action,
  ...element
}: PlanCardProps) {
  const { locale } = useLocale();
  const messages = useMessages('PlanCard', en.PlanCard);
  const titleId = useId();
  const facts: readonly Definition[] = [
    ...(isPresent(ratePoints) ? [{ term: messages.rate, value: percent(ratePoints, locale) }] : []),
    ...(isPresent(days)
      ? [{ term: messages.duration, value: Number.isSafeInteger(days) && days > 0 ? messages.days(days) : NO_VALUE }]
      : []),
  ];
  return (
    <Card {...element} isCurrent={isCurrent}>
      <article aria-labelledby={titleId} className={styles.root}>
        <div className={styles.head}>
          <Heading id={titleId} level={level} size="title3">
            {name}
          </Heading>
          {isCurrent && <Badge tone="accent">{messages.current}</Badge>}
        </div>
        <p className={styles.minimum}>
          <span className={styles.term}>{minimumLabel ?? messages.minimum}</span>
          <Money size="display" cents={minimumCents} currency={currency} isTrimmed />
        </p>
        {facts.length > 0 && <DefinitionList items={facts} />}
        {features.length > 0 && (
          <ul className={styles.features}>
            {features.map((feature, index) => (
              <li key={`${index} ${feature}`} className={styles.feature}>
                <span className={styles.sign}>
                  <CheckIcon size="sm" />
                </span>
                {feature}
              </li>
            ))}
          </ul>
        )}
        {risk !== undefined && risk !== null && (
          <div className={styles.risk}>
            <span className={styles.riskName}>{messages.risk}</span>
            {risk}
          </div>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </article>
    </Card>
  );
}

const isPresent = (value: number | null | undefined): value is number => value !== undefined && value !== null;
