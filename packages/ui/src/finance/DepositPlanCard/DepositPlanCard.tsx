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
import { BULLETS } from '../Balance/bullets.ts';
import * as styles from './DepositPlanCard.css.ts';

/** The server's status of a deposit plan; anything else is shown as 'Unknown'. */
export type DepositPlanStatus = 'active' | 'paused' | 'completed' | 'expired';

export interface DepositPlanCardProps extends RootProps<HTMLDivElement> {
  /** The plan's name. */
  name: string;
  /** The heading level. @default 2 */
  level?: 2 | 3 | 4;
  /** The server's status of the plan. */
  status: DepositPlanStatus | (string & {});
  /** The number of deposits made. */
  made: number;
  /** The number of required deposits. */
  required: number;
  /** The amount of one deposit, in hundredths of the currency. */
  amountCents: number | bigint | null;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** Whole days until the plan ends; null if they are no longer counted. */
  daysLeft: number | null;
  /** The start of the plan: Date, milliseconds or ISO 8601. */
  startDate: Date | number | string;
  /** One sentence about a pause, a completion or an expiry, from the flow; shown instead of the start date. */
  notice?: string | null;
  /** Shows bullets instead of the amount. @default false */
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

/** One deposit plan: its progress, the amount of a deposit and its status (DASH-7). */
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
