import type { Withdrawal } from '@keel/flows';
import { date, money } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useWords as useAppWords } from '../../app/i18n/words.ts';
import { type Receipt, ReceiptModal } from '../../app/money/Receipt.tsx';
import { useWords } from './words.ts';

interface WithdrawalDetailProps {
  /** null closes it. */
  readonly withdrawal: Withdrawal | null;
  readonly onClose: () => void;
}

/** The same names as on other receipts. */
const statuses = {
  Pending: 'pending',
  Processing: 'processing',
  Completed: 'completed',
  Rejected: 'rejected',
  Cancelled: 'cancelled',
  Returned: 'returned',
} as const satisfies Readonly<Record<Withdrawal['status'], Receipt['status']>>;

/** All details of a withdrawal, to copy or print as a receipt (WD-4). The server masks the destination. */
export function WithdrawalDetail({ withdrawal, onClose }: WithdrawalDetailProps) {
  const words = useWords().detail;
  const { withdrawMethods } = useAppWords();
  const { locale } = useLocale();
  return (
    <ReceiptModal
      title={words.title}
      onClose={onClose}
      receipt={
        withdrawal && {
          amount: withdrawal.amount,
          amountText: money(withdrawal.amount, 'USD', locale),
          amountTerm: words.amount,
          statusTerm: words.status,
          status: statuses[withdrawal.status],
          facts: [
            { term: words.id, value: withdrawal._id },
            { term: words.date, value: date(withdrawal.date, locale, { show: 'dateTime' }) },
            { term: words.method, value: withdrawMethods[withdrawal.method] },
            ...(['destination', 'reference', 'reason'] as const).flatMap((name) => {
              const value = withdrawal[name];
              return value === null ? [] : [{ term: words[name], value }];
            }),
          ],
        }
      }
    />
  );
}
