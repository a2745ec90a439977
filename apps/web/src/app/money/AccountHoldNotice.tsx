import { Banner } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { use } from 'react';
import { WordsContext } from '../i18n/createWordsHook.ts';
import { useSite } from '../services/site.ts';
import { useUser } from '../session/useUser.ts';
import { useNow } from '../time/useNow.ts';
import { en } from './accountHoldWords.ts';

interface AccountHoldNoticeProps {
  /** Whether the form pays in or out. A hold on payouts does not stop deposits. @default 'out' */
  direction?: 'in' | 'out';
}

/** Warns above a form that the server would refuse it because the account is on hold, and until when (PAYOUT-1). */
export function AccountHoldNotice({ direction = 'out' }: AccountHoldNoticeProps) {
  const { suspended, kycVerified, payoutsHeldUntil } = useUser();
  const { identityForPayouts = false } = useSite();
  const answer = use(WordsContext)?.answer;
  const { locale } = useLocale();
  const until = payoutsHeldUntil !== null && direction === 'out' ? payoutsHeldUntil : null;
  const isOnHold = useNow(until !== null) < Date.parse(until ?? '');
  if (suspended) {
    return <Banner tone="warning">{answer?.('account_suspended', {}) ?? en.suspended}</Banner>;
  }
  if (identityForPayouts && direction === 'out' && kycVerified !== 'true') {
    return <Banner tone="warning">{answer?.('identity_required', {}) ?? en.identity}</Banner>;
  }
  if (until === null || !isOnHold) return null;
  const endDate = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    Date.parse(until),
  );
  return <Banner tone="warning">{answer?.('payouts_held', { until }) ?? en.heldUntil(endDate)}</Banner>;
}
