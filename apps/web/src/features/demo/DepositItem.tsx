import { Button, Inline } from '@keel/ui';
import { useState } from 'react';
import type { DemoDeposit } from '../../api/demo.ts';
import { QueueItem } from './QueueItem.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useFormatDateTime } from './useFormatDateTime.ts';
import { useOperatorCommands } from './useOperatorCommands.tsx';
import { useWords } from './words.ts';

/** The longest reason that the operator's commands accept, in characters. */
export const REASON_MAX = 300;

/** A deposit that waits to be confirmed or declined. */
export function DepositItem({ deposit, onDone }: { deposit: DemoDeposit; onDone: () => void }) {
  const { id, email, amount, method, plan, paid, date } = deposit;
  const words = useWords();
  const formatDateTime = useFormatDateTime();
  const operate = useOperatorCommands(onDone);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <QueueItem
      who={email}
      amount={amount}
      operate={operate}
      facts={[
        { term: words.by, value: method },
        { term: words.plan, value: plan },
        { term: words.asked, value: formatDateTime(date) },
        { term: words.payment, value: paid ? words.paid : words.unpaid },
      ]}
    >
      {isDeclining ? (
        <ReasonForm
          label={words.reason}
          hint={words.reasonHint}
          value={words.reasonSample}
          max={REASON_MAX}
          action={words.decline}
          tone="negative"
          isBusy={operate.isBusy}
          onSubmit={(reason) =>
            operate.run({ command: 'deposits decline', input: { id, reason }, successMessage: words.declined })
          }
          onCancel={() => setDeclining(false)}
        />
      ) : (
        <Inline gap="2">
          <Button
            size="sm"
            isPending={operate.isBusy}
            onPress={() => operate.run({ command: 'deposits confirm', input: { id }, successMessage: words.confirmed })}
          >
            {words.confirm}
          </Button>
          <Button size="sm" tone="neutral" appearance="outline" onPress={() => setDeclining(true)}>
            {words.decline}
          </Button>
        </Inline>
      )}
    </QueueItem>
  );
}
