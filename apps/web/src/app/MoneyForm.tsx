import type { depositMachine, withdrawMachine } from '@keel/flows';
import { AmountField, Button, Card, Form, Stack } from '@keel/ui';
import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAmountText } from './amountText.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { type Failure, Failures } from './useCollection.tsx';
import { useFreshUser } from './useFreshUser.ts';
import { useIntents } from './useIntents.ts';
import { useWords } from './words.ts';

interface MoneyFormProps {
  readonly title: string;
  /** A flow that asks for money to be moved, once. */
  readonly flow: ActorRefFrom<typeof depositMachine> | ActorRefFrom<typeof withdrawMachine>;
  /** The list in which the flow finds what a lost answer made; told here where it cannot be had. */
  readonly history: Failure;
  readonly amount: Pick<
    ComponentProps<typeof AmountField>,
    'label' | 'description' | 'presets' | 'converted' | 'max' | 'balance'
  >;
  /** What the button says. */
  readonly action: string;
  readonly onSubmit: () => void;
  /** The fields after the amount. */
  readonly children: ReactNode;
}

/**
 * What every form of money has: the amount first, one button, the outcome of the last try while it is not known, and one
 * message at a time (DEP-1 to DEP-4, WD-1 to WD-3).
 */
export function MoneyForm({ title, flow, history, amount: field, action, onSubmit, children }: MoneyFormProps) {
  const words = useWords();
  useIntents(flow);
  useFreshUser(flow);
  const { amount, message, notice } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isBlocked = useSelector(flow, (snapshot) => snapshot.hasTag('blocked'));
  const isTelling = useSelector(flow, (snapshot) => snapshot.hasTag('modal'));
  const typed = useAmountText(amount, (value) => flow.send({ type: 'field.changed', name: 'amount', value }));
  const told = { message: isTelling ? message : null, dismiss: () => flow.send({ type: 'message.dismissed' }) };

  return (
    <Card title={title}>
      <OutcomeNotice
        notice={notice}
        check={isBlocked ? { label: words.checkAgain, onPress: () => flow.send({ type: 'check.requested' }) } : null}
      />
      <Form onSubmit={onSubmit}>
        <Stack gap="5">
          <AmountField name="amount" {...field} {...typed} />
          {children}
          <Button type="submit" size="lg" isPending={isBusy} isDisabled={isBlocked}>
            {action}
          </Button>
        </Stack>
      </Form>
      {/* One after the other: a message over another one could not be read. */}
      <Failures of={[told, history]} />
    </Card>
  );
}
