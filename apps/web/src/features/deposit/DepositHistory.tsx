import type { Deposit } from '@keel/flows';
import { DepositsTable } from '@keel/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CsvButton } from '../../app/data/CsvButton.tsx';
import type { QueryState } from '../../app/data/useApiQuery.ts';
import { useWords as useAppWords } from '../../app/i18n/words.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { payCoins } from '../../app/money/payCoins.ts';
import { payLink } from '../../app/money/payLink.ts';
import { useServices } from '../../app/services/services.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { depositsCsv } from './depositsCsv.ts';
import { useWords } from './words.ts';

/** The deposits so far, each with its receipt, and with Pay Now while it is pending (DEP-1, DEP-5, DEP-6). */
export function DepositHistory({ deposits }: { deposits: QueryState<readonly Deposit[]> }) {
  const words = useWords();
  const { api } = useServices();
  const { exportCsv } = useAppWords();
  const go = useNavigate();
  const isHidden = useHiddenAmounts();
  const [shown, setShown] = useState<Deposit | null>(null);
  const rows = deposits.data ?? [];
  const find = (id: string) => rows.find(({ depositId }) => depositId === id) ?? null;
  const pay = (deposit: Deposit | null) => {
    if (deposit === null) return;
    const { to, state } = payLink(deposit);
    void go(to, { state });
  };

  return (
    <>
      <DepositsTable
        now={api.now()}
        rows={rows.map((row) => ({
          ...row,
          type: payCoins[row.type].name,
          amountCents: row.credited ?? row.amount,
          isPaid: row.paid === 'Paid',
        }))}
        isHidden={isHidden}
        isLoading={deposits.isLoading}
        error={deposits.data === null && !deposits.isLoading ? words.loadFailed : null}
        onRetry={deposits.refresh}
        onPay={({ depositId }) => pay(find(depositId))}
        onDetail={({ depositId }) => setShown(find(depositId))}
        tools={
          <CsvButton
            label={exportCsv}
            fileName={words.file}
            isEmpty={rows.length === 0}
            text={() => depositsCsv(rows)}
          />
        }
      />
      <DepositDetail deposit={shown} onClose={() => setShown(null)} onPay={pay} />
    </>
  );
}
