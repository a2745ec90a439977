import type { Deposit } from '@keel/flows';
import { Button, DepositsTable, DownloadIcon } from '@keel/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHiddenAmounts } from '../../app/hiddenAmounts.ts';
import { payLink } from '../../app/payLink.ts';
import type { Loaded } from '../../app/useCollection.tsx';
import { download } from '../../platform/download.ts';
import { DepositDetail } from './DepositDetail.tsx';
import { depositsCsv } from './depositsCsv.ts';
import { useWords } from './words.ts';

/** The deposits so far, each with Pay Now while it is pending and its receipt (DEP-1, DEP-5, DEP-6). */
export function DepositHistory({ deposits }: { deposits: Loaded<readonly Deposit[]> }) {
  const words = useWords();
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
        rows={rows.map((row) => ({ ...row, amountCents: row.amount, isPaid: row.paid === 'Paid' }))}
        isHidden={isHidden}
        isLoading={deposits.isLoading}
        error={deposits.data === null && !deposits.isLoading ? words.missing : null}
        onRetry={deposits.refresh}
        onPay={({ depositId }) => pay(find(depositId))}
        onDetail={({ depositId }) => setShown(find(depositId))}
        tools={
          rows.length > 0 && (
            <Button
              size="sm"
              tone="neutral"
              appearance="outline"
              iconStart={<DownloadIcon />}
              onPress={() => download(words.file, 'text/csv', depositsCsv(rows))}
            >
              {words.export}
            </Button>
          )
        }
      />
      <DepositDetail deposit={shown} onClose={() => setShown(null)} onPay={pay} />
    </>
  );
}
