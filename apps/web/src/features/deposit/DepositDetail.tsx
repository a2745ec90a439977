import type { Deposit } from '@keel/flows';
import { Button, CopyButton, DetailModal, date, Inline, Money, money, StatusBadge } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useState } from 'react';
import { useHiddenAmounts } from '../../app/hiddenAmounts.ts';
import { payCoins } from '../../app/payCoins.ts';
import { printRows } from '../../platform/print.ts';
import { DepositAddress } from './DepositAddress.tsx';
import { useWords } from './words.ts';

interface DepositDetailProps {
  /** null is closed. */
  readonly deposit: Deposit | null;
  readonly onClose: () => void;
  readonly onPay: (deposit: Deposit) => void;
}

/** All facts of a deposit, to copy or print as a receipt, and where to pay it (DEP-1, DEP-6). */
export function DepositDetail({ deposit, onClose, onPay }: DepositDetailProps) {
  const words = useWords().detail;
  const [address, setAddress] = useState<Deposit | null>(null);
  const facts = useFacts(deposit);
  // The amount stands above them, where it can be hidden.
  const shown = facts.filter(({ term }) => term !== words.amount);
  const isPending = deposit?.status === 'pending';
  return (
    <>
      <DetailModal
        title={words.title}
        isOpen={deposit !== null}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        value={<Money size="title1" cents={deposit?.amount ?? null} isHidden={useHiddenAmounts()} />}
        items={shown.map(({ term, value }) =>
          term === words.status && deposit !== null
            ? { term, value: <StatusBadge status={deposit.status} /> }
            : { term, value },
        )}
        note={
          <Inline gap="2">
            <CopyButton
              size="sm"
              label={words.copy}
              text={facts.map(({ term, value }) => `${term}: ${value}`).join('\n')}
            />
            <Button size="sm" tone="neutral" appearance="soft" onPress={() => printRows(words.title, facts)}>
              {words.print}
            </Button>
          </Inline>
        }
        actions={
          isPending && (
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

/** The facts as plain text: what is shown is what is copied and printed. */
function useFacts(deposit: Deposit | null) {
  const words = useWords().detail;
  const { locale } = useLocale();
  if (deposit === null) return [];
  const { amount, depositId, paid, plan, status, type } = deposit;
  const isClaim = paid === 'Paid' && status === 'pending';
  return [
    { term: words.amount, value: money(amount, 'USD', locale) },
    { term: words.id, value: depositId },
    { term: words.date, value: date(deposit.date, locale, { show: 'dateTime' }) },
    { term: words.method, value: payCoins[type].name },
    { term: words.plan, value: plan },
    { term: words.status, value: status },
    // HONEST-3: the mark is what the investor says.
    { term: words.payment, value: isClaim ? words.waiting : paid },
  ];
}
