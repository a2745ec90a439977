import { type Deposit, type DepositMode, depositMachine, depositModes, fulfil } from '@keel/flows';
import { AmountField, Button, Card, Form, Radio, RadioCard, RadioGroup, Stack } from '@keel/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createDeposit, fetchDeposits } from '../../api/deposits.ts';
import { useAmountText } from '../../app/amountText.ts';
import { useMarket } from '../../app/market.ts';
import { OutcomeNotice } from '../../app/OutcomeNotice.tsx';
import { coinAmount, coinRate, payCoins } from '../../app/payCoins.ts';
import { useServices } from '../../app/services.ts';
import { useOptions } from '../../app/site.ts';
import { Failures, type Loaded } from '../../app/useCollection.tsx';
import { useFreshUser } from '../../app/useFreshUser.ts';
import { useIntents } from '../../app/useIntents.ts';
import { useUser } from '../../app/useUser.ts';
import { usePlanNames } from './usePlanNames.ts';
import { useWords } from './words.ts';

/** Dollars at a press. */
const PRESETS = ['500', '2000', '10000'];

/** Announces a deposit (DEP-1 to DEP-4). `deposits` is the history, in which the flow finds what a lost answer made. */
export function DepositForm({ deposits }: { deposits: Loaded<readonly Deposit[]> }) {
  const { api } = useServices();
  const words = useWords();
  const user = useUser();
  const { data } = deposits;
  const flow = useActorRef(
    depositMachine.provide({
      actors: {
        createDeposit: fulfil((call, signal) => createDeposit(api, call, signal)),
        fetchDeposits: fulfil((call, signal) => fetchDeposits(api, call, signal)),
      },
    }),
    { input: { user } },
  );
  useIntents(flow);
  useFreshUser(flow);
  useChosenPlan((plan) => flow.send({ type: 'field.changed', name: 'plan', value: plan }));
  useEffect(() => {
    if (data !== null) flow.send({ type: 'refreshed', deposits: data });
  }, [flow, data]);

  const snapshot = useSelector(flow, (current) => current);
  const { amount, mode, notice, message, plan } = snapshot.context;
  const typed = useAmountText(amount, (value) => flow.send({ type: 'field.changed', name: 'amount', value }));
  const plans = usePlanNames(plan);
  const modes = useOptions()?.modes ?? depositModes;

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
          <AmountField label={words.amount} name="amount" presets={PRESETS} {...typed} {...useInCoin(mode, amount)} />
          <RadioGroup
            label={words.mode}
            name="mode"
            layout="cards"
            value={mode}
            onChange={(value) => flow.send({ type: 'field.changed', name: 'mode', value: value as DepositMode })}
          >
            {modes.map((each) => (
              <RadioCard key={each} value={each} title={payCoins[each].name} />
            ))}
          </RadioGroup>
          <RadioGroup
            label={words.plan}
            name="plan"
            layout="inline"
            value={plan}
            onChange={(value) => flow.send({ type: 'field.changed', name: 'plan', value })}
          >
            {plans.map((name) => (
              <Radio key={name} value={name}>
                {name}
              </Radio>
            ))}
          </RadioGroup>
          <Button type="submit" size="lg" isPending={snapshot.hasTag('busy')} isDisabled={snapshot.hasTag('blocked')}>
            {words.create}
          </Button>
        </Stack>
      </Form>
      {/* One after the other: a message over another one could not be read. */}
      <Failures of={[told, deposits]} />
    </Card>
  );
}

/** The plan that 'Select Plan' put into the address (PLAN-1). */
function useChosenPlan(choose: (plan: string) => void): void {
  const [query] = useSearchParams();
  const plan = query.get('plan');
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (plan !== null) chooseNow(plan);
  }, [plan]);
}

/** What the amount comes to in the chosen coin, as far as that has a price. */
function useInCoin(mode: DepositMode | '', amount: number | null) {
  const { data } = useMarket();
  const coin = mode === '' ? null : payCoins[mode];
  if (coin?.symbol == null) return {};
  const worth = amount === null ? null : coinAmount(coin, amount, coinRate(coin, data));
  return { converted: { amount: worth, unit: { code: coin.symbol, decimals: coin.decimals } } };
}
