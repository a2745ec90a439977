import { fulfil, type Withdrawal, type WithdrawMethod, withdrawFields, withdrawMachine } from '@keel/flows';
import { AmountField, Button, Card, Form, money, RadioCard, RadioGroup, Stack } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createWithdraw, fetchWithdrawals } from '../../api/withdrawals.ts';
import { amountText, useAmountText } from '../../app/amountText.ts';
import { useHiddenAmounts } from '../../app/hiddenAmounts.ts';
import { OutcomeNotice } from '../../app/OutcomeNotice.tsx';
import { useServices } from '../../app/services.ts';
import { useOptions } from '../../app/site.ts';
import { Failures, type Loaded } from '../../app/useCollection.tsx';
import { useFreshUser } from '../../app/useFreshUser.ts';
import { useIntents } from '../../app/useIntents.ts';
import { useUser } from '../../app/useUser.ts';
import { checkAddress } from './checkAddress.ts';
import { MethodFields } from './MethodFields.tsx';
import { useWords } from './words.ts';

const METHODS = Object.keys(withdrawFields) as WithdrawMethod[];

/** Requests a withdrawal (WD-1 to WD-3). `withdrawals` is the history, in which the flow finds what a lost answer made. */
export function WithdrawForm({ withdrawals }: { withdrawals: Loaded<readonly Withdrawal[]> }) {
  const { api } = useServices();
  const words = useWords();
  const user = useUser();
  const { data } = withdrawals;
  const flow = useActorRef(
    withdrawMachine.provide({
      actors: {
        createWithdraw: fulfil((call, signal) => createWithdraw(api, call, signal)),
        fetchWithdrawals: fulfil((call, signal) => fetchWithdrawals(api, call, signal)),
      },
    }),
    { input: { user, checkAddress } },
  );
  useIntents(flow);
  useFreshUser(flow);
  useEffect(() => {
    if (data !== null) flow.send({ type: 'refreshed', withdrawals: data });
  }, [flow, data]);

  const snapshot = useSelector(flow, (current) => current);
  const { amount, details, message, method, notice } = snapshot.context;
  const typed = useAmountText(amount, (value) => flow.send({ type: 'field.changed', name: 'amount', value }));
  const methods = useOptions()?.methods ?? METHODS;

  const told = {
    message: snapshot.hasTag('modal') ? message : null,
    dismiss: () => flow.send({ type: 'message.dismissed' }),
  };

  return (
    <Card title={words.form}>
      <OutcomeNotice
        notice={notice}
        check={
          snapshot.hasTag('blocked')
            ? { label: words.check, onPress: () => flow.send({ type: 'check.requested' }) }
            : null
        }
      />
      <Form onSubmit={() => flow.send({ type: 'submitted', freshId: crypto.randomUUID() })}>
        <Stack gap="5">
          <AmountField label={words.amount} name="amount" {...typed} {...useAvailable(user.availableBalance)} />
          <RadioGroup
            label={words.method}
            name="method"
            layout="cards"
            value={method}
            onChange={(value) => flow.send({ type: 'field.changed', name: 'method', value: value as WithdrawMethod })}
          >
            {methods.map((each) => (
              <RadioCard key={each} value={each} title={words.methods[each]} />
            ))}
          </RadioGroup>
          {method !== '' && (
            <MethodFields
              key={method}
              method={method}
              details={details}
              onChange={(name, value) => flow.send({ type: 'field.changed', name, value })}
            />
          )}
          <Button type="submit" size="lg" isPending={snapshot.hasTag('busy')} isDisabled={snapshot.hasTag('blocked')}>
            {words.withdraw}
          </Button>
        </Stack>
      </Form>
      {/* One after the other: a message over another one could not be read. */}
      <Failures of={[told, withdrawals]} />
    </Card>
  );
}

/** What there is, to fill in at a press; left out while amounts are hidden, since both would show it. */
function useAvailable(balance: number) {
  const words = useWords();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  return isHidden ? {} : { max: amountText(balance), balance: words.available(money(balance, 'USD', locale)) };
}
