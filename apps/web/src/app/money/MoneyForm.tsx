import type { depositMachine, withdrawMachine } from '@keel/flows';
import { AmountField, Button, Card, Form, FormActions, Stack } from '@keel/ui';
import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { LoadFailureMessage } from '../data/LoadFailureMessage.tsx';
import type { LoadFailure } from '../data/useApiQuery.ts';
import { OutcomeNotice } from '../feedback/OutcomeNotice.tsx';
import { useIntents } from '../feedback/useIntents.ts';
import { useWords } from '../i18n/words.ts';
import { useFreshUser } from '../session/useFreshUser.ts';
import { useAmountText } from './amountText.ts';

interface MoneyFormProps {
  readonly title: string;
  /** The flow of a deposit or withdrawal. */
  readonly flow: ActorRefFrom<typeof depositMachine> | ActorRefFrom<typeof withdrawMachine>;
  /** The list in which the flow looks up a lost answer; its failure is shown here. */
  readonly history: LoadFailure;
  readonly amount: Pick<
    ComponentProps<typeof AmountField>,
    'label' | 'description' | 'presets' | 'converted' | 'max' | 'balance'
  >;
  /** Label of the button. */
  readonly action: string;
  readonly onSubmit: () => void;
  /** The fields after the amount. */
  readonly children: ReactNode;
}

/**
 * The form of a deposit or withdrawal: the amount first, one button, a notice while the outcome of the last attempt is
 * unknown, and one message at a time (DEP-1 to DEP-4, WD-1 to WD-3).
 */
export function MoneyForm({ title, flow, history, amount: field, action, onSubmit, children }: MoneyFormProps) {
  const words = useWords();
  useIntents(flow);
  useFreshUser(flow);
  const { amount, message, notice } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isBlocked = useSelector(flow, (snapshot) => snapshot.hasTag('blocked'));
  const isModalOpen = useSelector(flow, (snapshot) => snapshot.hasTag('modal'));
  const typed = useAmountText(amount, (value) => flow.send({ type: 'field.changed', name: 'amount', value }));
  const isUnknown = useSelector(flow, (snapshot) => snapshot.matches('outcomeUnknown'));
  const outcome: LoadFailure = {
    message: isModalOpen ? message : null,
    dismiss: () => flow.send({ type: 'message.dismissed' }),
    tone: isUnknown ? 'warning' : 'negative',
  };

  return (
    <Card title={title}>
      <OutcomeNotice
        notice={notice}
        check={isBlocked ? { label: words.checkAgain, onPress: () => flow.send({ type: 'check.requested' }) } : null}
      />
      <Form onSubmit={onSubmit}>
        <Stack gap="5">
          <AmountField name="amount" size="hero" {...field} {...typed} />
          {children}
          <FormActions>
            <Button type="submit" size="lg" isPending={isBusy} isDisabled={isBlocked}>
              {action}
            </Button>
          </FormActions>
        </Stack>
      </Form>
      {/* One at a time: two modals at once could not be read. */}
      <LoadFailureMessage of={[outcome, history]} />
    </Card>
  );
}
