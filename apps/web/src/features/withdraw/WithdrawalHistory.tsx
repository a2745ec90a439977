import { cancelWithdrawMachine, type Withdrawal } from '@keel/flows';
import { AlertDialog, money, WithdrawalsTable } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { cancelWithdraw } from '../../api/withdrawals.ts';
import { CsvButton } from '../../app/data/CsvButton.tsx';
import type { QueryState } from '../../app/data/useApiQuery.ts';
import { Message } from '../../app/feedback/Message.tsx';
import { useIntents } from '../../app/feedback/useIntents.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useWords as useAppWords } from '../../app/i18n/words.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';
import { withdrawalsCsv } from './withdrawalsCsv.ts';
import { useWords } from './words.ts';

/**
 * The withdrawals so far, each with its receipt; a pending one can be cancelled after a confirmation (WD-1, WD-4,
 * WD-5).
 */
export function WithdrawalHistory({ withdrawals }: { withdrawals: QueryState<readonly Withdrawal[]> }) {
  const { api } = useServices();
  const words = useWords();
  const { exportCsv } = useAppWords();
  const [shown, setShown] = useState<Withdrawal | null>(null);
  const { locale } = useLocale();
  const { _id: user } = useUser();
  const flow = useFlow(cancelWithdrawMachine, {
    ports: { cancelWithdraw: (call, signal) => cancelWithdraw(api, call, signal) },
    input: { user },
  });
  useIntents(flow);
  const snapshot = useSelector(flow, (current) => current);
  const rows = withdrawals.data ?? [];
  const toCancel = rows.find(({ _id }) => _id === snapshot.context.withdrawal);
  const isBusy = snapshot.hasTag('busy');
  const isUnknown = snapshot.matches('outcomeUnknown');

  return (
    <>
      <WithdrawalsTable
        now={api.now()}
        rows={rows.map((row) => ({ ...row, id: row._id, amountCents: row.amount }))}
        isHidden={useHiddenAmounts()}
        isLoading={withdrawals.isLoading}
        error={withdrawals.data === null && !withdrawals.isLoading ? words.loadFailed : null}
        onRetry={withdrawals.refresh}
        onCancel={({ id }) => flow.send({ type: 'requested', withdrawal: id })}
        onDetail={({ id }) => setShown(rows.find(({ _id }) => _id === id) ?? null)}
        tools={
          <CsvButton
            label={exportCsv}
            fileName={words.file}
            isEmpty={rows.length === 0}
            text={() => withdrawalsCsv(rows)}
          />
        }
      />
      <WithdrawalDetail withdrawal={shown} onClose={() => setShown(null)} />
      <AlertDialog
        title={words.cancel.title}
        actionLabel={words.cancel.action}
        cancelLabel={words.cancel.keep}
        isOpen={isBusy || snapshot.matches('confirming')}
        isPending={isBusy}
        onOpenChange={(isOpen) => !isOpen && flow.send({ type: 'cancel.dismissed' })}
        onAction={() => flow.send({ type: 'confirmed', attemptId: crypto.randomUUID() })}
      >
        {words.cancel.text(money(toCancel?.amount ?? 0, 'USD', locale))}
      </AlertDialog>
      <Message
        isOpen={snapshot.hasTag('modal')}
        tone={snapshot.matches('showingOutcome') ? 'positive' : isUnknown ? 'warning' : 'negative'}
        onClose={() => flow.send({ type: 'message.dismissed' })}
      >
        {snapshot.context.message}
      </Message>
    </>
  );
}
