import type { Deposit } from '@keel/flows';
import { Button, date, money } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useState } from 'react';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { payCoins } from '../../app/money/payCoins.ts';
import { type Receipt, ReceiptModal } from '../../app/money/Receipt.tsx';
import { DepositAddress } from './DepositAddress.tsx';
import { useWords } from './words.ts';

interface DepositDetailProps {
  /** null closes it. */
  readonly deposit: Deposit | null;
  readonly onClose: () => void;
  readonly onPay: (deposit: Deposit) => void;
}

/** All details of a deposit, to copy or print as a receipt, and how to pay it (DEP-1, DEP-6). */
export function DepositDetail({ deposit, onClose, onPay }: DepositDetailProps) {
  const words = useWords().detail;
  const [address, setAddress] = useState<Deposit | null>(null);
  return (
    <>
      <ReceiptModal
        title={words.title}
        receipt={useReceipt(deposit)}
        onClose={onClose}
        actions={
          deposit?.status === 'pending' && (
            <>
              <Button
                tone="neutral"
                appearance="soft"
                onPress={() => {
                  setAddress(deposit);
                  onClose();
                }}
              >
                {words.address}
              </Button>
              <Button onPress={() => onPay(deposit)}>{words.pay}</Button>
            </>
          )
        }
      />
      {address !== null && <DepositAddress deposit={address} onClose={() => setAddress(null)} />}
    </>
  );
}

function useReceipt(deposit: Deposit | null): Receipt | null {
  const words = useWords().detail;
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  if (deposit === null) return null;
  const { amount: announced, credited, depositId, paid, plan, status, type } = deposit;
  const amount = credited ?? announced;
  const isClaim = paid === 'Paid' && status === 'pending';
  return {
    amount,
    amountText: money(amount, 'USD', locale),
    amountTerm: words.amount,
    statusTerm: words.status,
    status,
    facts: [
      // PAYOUT-6: the received amount can differ from the announced one.
      ...(amount === announced || isHidden
        ? []
        : [
            { term: words.announced, value: money(announced, 'USD', locale) },
            { term: words.credited, value: money(amount, 'USD', locale) },
          ]),
      { term: words.id, value: depositId },
      { term: words.date, value: date(deposit.date, locale, { show: 'dateTime' }) },
      { term: words.method, value: payCoins[type].name },
      { term: words.plan, value: plan },
      // HONEST-3: the mark is the investor's own report.
      { term: words.payment, value: isClaim ? words.waiting : words.paid[paid] },
    ],
  };
}
