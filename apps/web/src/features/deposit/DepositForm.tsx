import { type Deposit, type DepositType, depositDraft, depositMachine, depositModes } from '@keel/flows';
import { Banner, date, Price } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createDeposit } from '../../api/deposits.ts';
import type { QueryState } from '../../app/data/useApiQuery.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { Converted } from '../../app/money/Converted.tsx';
import { MethodCards } from '../../app/money/MethodCards.tsx';
import { MoneyForm } from '../../app/money/MoneyForm.tsx';
import { useMarket } from '../../app/money/market.ts';
import { coinAmount, coinRate, isPayable, payCoins } from '../../app/money/payCoins.ts';
import { useConvertedAmount } from '../../app/money/useConvertedAmount.ts';
import { depositsPort } from '../../app/money/useDeposits.ts';
import { useAddresses } from '../../app/money/usePayment.ts';
import { useServices } from '../../app/services/services.ts';
import { useOptions } from '../../app/services/site.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useDraft, useSaveDraft } from '../../app/storage/useDraft.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { usePlanNames } from './usePlanNames.ts';
import { useWords } from './words.ts';

/** The preset amounts, in dollars. */
const PRESETS = ['500', '2000', '10000'];

/**
 * Announces a deposit (DEP-1 to DEP-4). `deposits` is the history, in which the flow looks up the outcome of a lost
 * answer.
 */
export function DepositForm({ deposits }: { deposits: QueryState<readonly Deposit[]> }) {
  const { api } = useServices();
  const words = useWords();
  const user = useUser();
  const { data } = deposits;
  const draft = useDraft('deposit');
  const flow = useFlow(depositMachine, {
    ports: {
      createDeposit: (call, signal) => createDeposit(api, call, signal),
      fetchDeposits: depositsPort(api),
    },
    input: { user, draft },
  });
  useSaveDraft('deposit', () => depositDraft(flow.getSnapshot().context));
  useChosenPlan(draft === undefined, (plan) => flow.send({ type: 'field.changed', name: 'plan', value: plan }));
  useEffect(() => {
    if (data !== null) flow.send({ type: 'history.loaded', deposits: data });
  }, [flow, data]);

  const { amount, mode, plan } = useSelector(flow, ({ context }) => context);
  const plans = usePlanNames(plan, (ownPlan) => flow.send({ type: 'plan.known', plan: ownPlan }));
  const admin = useAddresses().data;
  const hasNoMethod = (each: DepositType) => admin !== null && !isPayable(each, admin);

  return (
    <MoneyForm
      title={words.form}
      flow={flow}
      history={deposits}
      amount={{ label: words.amount, presets: PRESETS, ...useInCoin(mode, amount) }}
      action={words.create}
      onSubmit={() => flow.send({ type: 'submitted', attemptId: crypto.randomUUID() })}
    >
      <MethodCards
        label={words.mode}
        name="mode"
        methods={useOptions()?.modes ?? depositModes}
        value={mode}
        onChange={(value) => flow.send({ type: 'field.changed', name: 'mode', value })}
        titleOf={(each) => payCoins[each].name}
        noteOf={(each) => (hasNoMethod(each) ? words.notPayableYet : undefined)}
      />
      {/* The live region has to exist before its text, or screen readers would not announce it. */}
      <output>
        {mode !== '' && hasNoMethod(mode) && <Banner tone="warning">{words.notPayable(payCoins[mode].name)}</Banner>}
      </output>
      <PlanChoice
        plans={plans}
        value={plan}
        onChange={(value) => flow.send({ type: 'field.changed', name: 'plan', value })}
      />
    </MoneyForm>
  );
}

/** The plan that 'Select Plan' put into the address (PLAN-1), unless the form has a saved draft. */
function useChosenPlan(isNew: boolean, choose: (plan: string) => void): void {
  const [query] = useSearchParams();
  const plan = query.get('plan');
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (isNew && plan !== null) chooseNow(plan);
  }, [isNew, plan]);
}

/**
 * The amount converted to the chosen coin, with the price and its time, if the coin has a price; the approximate amount in
 * the currency that the person chose stands with it, or alone (CUR-2).
 */
function useInCoin(mode: DepositType | '', amount: number | null) {
  const words = useWords();
  const { locale } = useLocale();
  const { data } = useMarket();
  const coin = mode === '' ? null : payCoins[mode];
  const inCurrency = useConvertedAmount(amount);
  if (coin?.symbol == null) return inCurrency;
  const rate = coinRate(coin, data);
  const worth = amount === null ? null : coinAmount(coin, amount, rate);
  return {
    converted: { amount: worth, unit: { code: coin.symbol, decimals: coin.decimals } },
    ...(rate !== null &&
      data !== null && {
        description: (
          <>
            <Converted cents={amount} isNeverHidden isInline separator=" · " />1 {coin.symbol} = <Price value={rate} />
            {` · ${words.asOf(date(data.asOf ?? Number.NaN, locale, { show: 'time' }))}`}
          </>
        ),
      }),
  };
}
