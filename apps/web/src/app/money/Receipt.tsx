import type { Cents, Deposit, Withdrawal } from '@keel/flows';
import { Button, CopyButton, DetailModal, Inline, Money, StatusBadge } from '@keel/ui';
import type { ReactNode } from 'react';
import { printRows } from '../../platform/print.ts';
import { useWords } from '../i18n/words.ts';
import { useHiddenAmounts } from './hiddenAmounts.ts';

/** The facts of a deposit or a withdrawal, as plain text, so that copies and prints are the same as the page. */
export interface Receipt {
  readonly amount: Cents;
  /** The amount as text, for what leaves the page. */
  readonly amountText: string;
  /** The word for the amount there. */
  readonly amountTerm: string;
  readonly statusTerm: string;
  readonly status: Lowercase<Deposit['status'] | Withdrawal['status']>;
  /** Everything else, in order. */
  readonly facts: readonly { readonly term: string; readonly value: string }[];
}

interface ReceiptModalProps {
  readonly title: string;
  /** null closes it. */
  readonly receipt: Receipt | null;
  readonly onClose: () => void;
  /** Actions that are still possible. @default nothing */
  readonly actions?: ReactNode;
}

/** All facts of one movement of money, to read, to copy, and to print or save from the browser's print dialog. */
export function ReceiptModal({ title, receipt, onClose, actions }: ReceiptModalProps) {
  const words = useWords().receipt;
  const isHidden = useHiddenAmounts();
  const facts = receipt?.facts ?? [];
  const rows =
    receipt === null
      ? []
      : [
          { term: receipt.amountTerm, value: receipt.amountText },
          ...facts,
          { term: receipt.statusTerm, value: words.statuses[receipt.status] },
        ];
  return (
    <DetailModal
      title={title}
      placement="side"
      isOpen={receipt !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      // Above the rest, where it can be hidden.
      value={<Money size="title1" cents={receipt?.amount ?? null} isHidden={isHidden} />}
      items={[
        ...facts,
        ...(receipt === null ? [] : [{ term: receipt.statusTerm, value: <StatusBadge status={receipt.status} /> }]),
      ]}
      note={
        <Inline gap="2">
          <CopyButton
            size="sm"
            label={words.copy}
            text={rows.map(({ term, value }) => `${term}: ${value}`).join('\n')}
          />
          <Button size="sm" tone="neutral" appearance="soft" onPress={() => printRows(title, rows)}>
            {words.print}
          </Button>
        </Inline>
      }
      actions={actions}
    />
  );
}
