import { useLocale } from 'react-aria-components/I18nProvider';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProgressRing } from '../../components/ProgressRing/ProgressRing.tsx';
import { date } from '../../format/date.ts';
import { money } from '../../format/money.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { BULLETS } from '../Balance/hidden.ts';
import * as styles from './DepositPlanCard.css.ts';

/** What the server says of a deposit plan; anything else is shown as 'Unknown'. */
export type DepositPlanStatus = 'active' | 'paused' | 'completed' | 'expired';

export interface DepositPlanCardProps extends RootProps<HTMLDivElement> {
  /** The plan's name. */
  name: string;
  /** The heading level. @default 2 */
  level?: 2 | 3 | 4;
  status: DepositPlanStatus | (string & {});
  /** How many deposits are made. */
  made: number;
  /** Of how many. */
  required: number;
  /** Of one deposit, in whole hundredths of the currency. */
  amountCents: number | bigint | null;
  /** ISO 4217. @default 'USD' */
  currency?: string;
  /** Whole days; null where none are counted any more. */
  daysLeft: number | null;
  /** Date, milliseconds or ISO 8601. */
  startDate: Date | number | string;
  /** One sentence on a pause, a completion or an expiry, in the words of the flow; stands in place of the start. */
  notice?: string | null;
  /** Bullets instead of the amount. @default false */
  isHidden?: boolean;
}

const TONE = {
  active: 'accent',
  paused: 'warning',
  completed: 'positive',
  expired: 'negative',
} as const satisfies Record<DepositPlanStatus, BadgeProps['tone']>;

const isKnown = (status: string): status is DepositPlanStatus => Object.hasOwn(TONE, status);
const isCount = (count: number | null): count is number => count !== null && Number.isSafeInteger(count) && count >= 0;

/** One deposit plan: how far it is, what a deposit is and how it stands (DASH-7). */
export function DepositPlanCard({
  name,
  level = 2,
  status,
  made,
  required,
  amountCents,
  currency = 'USD',
  daysLeft,
  startDate,
  notice,
  isHidden = false,
  ...element
}: DepositPlanCardProps) {
  const { locale } = useLocale();
  const messages = useMessages('DepositPlanCard', en.DepositPlanCard);
  const [madeText, requiredText] = [made, required].map((count) => (isCount(count) ? `${count}` : NO_VALUE));
  const facts = [
    messages.perDeposit(isHidden ? BULLETS : amountCents === null ? NO_VALUE : money(amountCents, currency, locale)),
    ...(isCount(daysLeft) ? [messages.daysLeft(daysLeft)] : []),
  ];
  return (
    <Card {...element}>
      <article aria-label={name} className={styles.root}>
        <ProgressRing
          label={name}
          value={made}
          max={required}
          valueText={messages.made(madeText ?? NO_VALUE, requiredText ?? NO_VALUE)}
        >
          <bdi>
            {madeText}/{requiredText}
          </bdi>
        </ProgressRing>
        <div className={styles.text}>
          <div className={styles.head}>
            <Heading level={level} size="label">
              {name}
            </Heading>
            <Badge tone={isKnown(status) ? TONE[status] : 'neutral'}>
              {isKnown(status) ? messages[status] : messages.unknown}
            </Badge>
          </div>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          <p className={styles.note}>{notice ?? messages.started(date(startDate, locale))}</p>
        </div>
      </article>
    </Card>
  );
}
