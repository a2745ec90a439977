import { Button, Inline, Text } from '@keel/ui';
import { useState } from 'react';
import type { DemoWithdrawal } from '../../api/demo.ts';
import { useWords as useAppWords } from '../../app/i18n/words.ts';
import { REASON_MAX } from './DepositItem.tsx';
import { QueueItem } from './QueueItem.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useFormatDateTime } from './useFormatDateTime.ts';
import { useOperatorCommands } from './useOperatorCommands.tsx';
import { useWords } from './words.ts';

const REFERENCE_MAX = 120;

/**
 * A withdrawal: it is started before it is paid, then completed with a reference, or returned; it can be rejected until
 * it is started.
 */
export function WithdrawalItem({ withdrawal, onDone }: { withdrawal: DemoWithdrawal; onDone: () => void }) {
  const { id, email, amount, method, destination, status, held, date } = withdrawal;
  const words = useWords();
  const { withdrawMethods } = useAppWords();
  const formatDateTime = useFormatDateTime();
  const operate = useOperatorCommands(onDone);
  const [question, setQuestion] = useState<'complete' | 'return' | 'reject' | null>(null);
  const cancel = () => setQuestion(null);
  const withReason = {
    label: words.reason,
    hint: words.reasonHint,
    value: words.reasonSample,
    max: REASON_MAX,
  } as const;
  const { isBusy } = operate;
  return (
    <QueueItem
      who={email}
      amount={amount}
      operate={operate}
      facts={[
        { term: words.by, value: (withdrawMethods as Readonly<Record<string, string>>)[method] ?? method },
        { term: words.to, value: <bdi>{destination}</bdi> },
        { term: words.asked, value: formatDateTime(date) },
      ]}
    >
      {held !== null && (
        <Text size="bodySm" tone="warning">
          <bdi>{held}</bdi>
        </Text>
      )}
      {question === 'complete' && (
        <ReasonForm
          label={words.reference}
          value={`DEMO-${id.slice(-6).toUpperCase()}`}
          max={REFERENCE_MAX}
          action={words.complete}
          isBusy={isBusy}
          onSubmit={(reference) =>
            operate.run({ command: 'withdrawals complete', input: { id, reference }, successMessage: words.completed })
          }
          onCancel={cancel}
        />
      )}
      {question === 'return' && (
        <ReasonForm
          {...withReason}
          action={words.giveBack}
          tone="negative"
          isBusy={isBusy}
          onSubmit={(reason) =>
            operate.run({ command: 'withdrawals return', input: { id, reason }, successMessage: words.returned })
          }
          onCancel={cancel}
        />
      )}
      {question === 'reject' && (
        <ReasonForm
          {...withReason}
          action={words.reject}
          tone="negative"
          isBusy={isBusy}
          onSubmit={(reason) =>
            operate.run({ command: 'withdrawals reject', input: { id, reason }, successMessage: words.rejected })
          }
          onCancel={cancel}
        />
      )}
      {question === null && status === 'Pending' && (
        <Inline gap="2">
          <Button
            size="sm"
            isPending={isBusy}
            onPress={() => operate.run({ command: 'withdrawals start', input: { id }, successMessage: words.started })}
          >
            {words.start}
          </Button>
          <Button size="sm" tone="neutral" appearance="outline" onPress={() => setQuestion('reject')}>
            {words.reject}
          </Button>
        </Inline>
      )}
      {question === null && status === 'Processing' && (
        <Inline gap="2">
          <Button size="sm" onPress={() => setQuestion('complete')}>
            {words.complete}
          </Button>
          <Button size="sm" tone="neutral" appearance="outline" onPress={() => setQuestion('return')}>
            {words.giveBack}
          </Button>
        </Inline>
      )}
    </QueueItem>
  );
}
