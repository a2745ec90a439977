import { type Withdrawal, type WithdrawMethod, withdrawDraft, withdrawFields, withdrawMachine } from '@keel/flows';
import { money, Spinner } from '@keel/ui';
import { useLocale } from '@keel/ui/providers';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { createWithdraw, fetchWithdrawals } from '../../api/withdrawals.ts';
import type { QueryState } from '../../app/data/useApiQuery.ts';
import { useFlow } from '../../app/flow/useFlow.ts';
import { useWords as useAppWords } from '../../app/i18n/words.ts';
import { amountText } from '../../app/money/amountText.ts';
import { useHiddenAmounts } from '../../app/money/hiddenAmounts.ts';
import { MethodCards } from '../../app/money/MethodCards.tsx';
import { MoneyForm } from '../../app/money/MoneyForm.tsx';
import { useConvertedAmount } from '../../app/money/useConvertedAmount.ts';
import { useServices } from '../../app/services/services.ts';
import { useOptions } from '../../app/services/site.ts';
import { StepUpDialog } from '../../app/session/StepUpDialog.tsx';
import { useUser } from '../../app/session/useUser.ts';
import { useDraft, useSaveDraft } from '../../app/storage/useDraft.ts';
import { checkAddress } from './checkAddress.ts';
import { MethodFields } from './MethodFields.tsx';
import { useWords } from './words.ts';

/** Loaded after the first paint of the page, so that it is ready before anybody has filled in the form. */
const WithdrawReview = lazy(async () => ({ default: (await import('./WithdrawReview.tsx')).WithdrawReview }));

const METHODS = Object.keys(withdrawFields) as WithdrawMethod[];

/**
 * Requests a withdrawal after a review (WD-1 to WD-3). `withdrawals` is the history, in which the flow looks up the
 * outcome of a lost answer.
 */
export function WithdrawForm({ withdrawals }: { withdrawals: QueryState<readonly Withdrawal[]> }) {
  const { api } = useServices();
  const words = useWords();
  const { withdrawMethods } = useAppWords();
  const user = useUser();
  const { data } = withdrawals;
  const flow = useFlow(withdrawMachine, {
    ports: {
      createWithdraw: (call, signal) => createWithdraw(api, call, signal),
      fetchWithdrawals: (call, signal) => fetchWithdrawals(api, call, signal),
    },
    input: { user, checkAddress, draft: useDraft('withdraw') },
  });
  useSaveDraft('withdraw', () => withdrawDraft(flow.getSnapshot().context));
  useEffect(() => {
    if (data !== null) flow.send({ type: 'history.loaded', withdrawals: data });
  }, [flow, data]);

  const { amount, details, method } = useSelector(flow, ({ context }) => context);
  const isSending = useSelector(flow, (snapshot) => snapshot.matches('requesting'));
  const isProving = useSelector(flow, (snapshot) => snapshot.matches('proving'));
  const isReviewing = useSelector(flow, (snapshot) => snapshot.matches('reviewing'));

  return (
    <>
      <MoneyForm
        title={words.form}
        flow={flow}
        history={withdrawals}
        amount={{ label: words.amount, ...useAvailable(user.availableBalance), ...useConvertedAmount(amount) }}
        action={words.withdraw}
        onSubmit={() => flow.send({ type: 'submitted' })}
      >
        <MethodCards
          label={words.method}
          name="method"
          methods={useOptions()?.methods ?? METHODS}
          value={method}
          onChange={(value) => flow.send({ type: 'field.changed', name: 'method', value })}
          titleOf={(each) => withdrawMethods[each]}
        />
        {method !== '' && (
          <MethodFields
            key={method}
            method={method}
            details={details}
            onChange={(name, value) => flow.send({ type: 'field.changed', name, value })}
          />
        )}
      </MoneyForm>
      <Suspense fallback={isReviewing && <Spinner />}>
        <WithdrawReview
          isOpen={isReviewing || isSending}
          isSending={isSending}
          amount={amount}
          method={method}
          details={details}
          onBack={() => flow.send({ type: 'review.left' })}
          onSend={() => flow.send({ type: 'confirmed', attemptId: crypto.randomUUID() })}
        />
      </Suspense>
      {isProving && (
        <StepUpDialog
          payout="withdrawal"
          onProved={() => flow.send({ type: 'proved', attemptId: crypto.randomUUID() })}
          onCancel={() => flow.send({ type: 'proof.left' })}
        />
      )}
    </>
  );
}

/** The balance, which a press fills in; left out while amounts are hidden, since both would reveal it. */
function useAvailable(balance: number) {
  const words = useWords();
  const { locale } = useLocale();
  const isHidden = useHiddenAmounts();
  return isHidden ? {} : { max: amountText(balance), balance: words.available(money(balance, 'USD', locale)) };
}
