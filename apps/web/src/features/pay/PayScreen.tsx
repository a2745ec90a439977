import { type Admin, type PayDeposit, routes } from '@keel/flows';
import { Banner, Box, ErrorState, Link, LinkButton, PayCard, Stack } from '@keel/ui';
import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { StaleNote } from '../../app/data/StaleNote.tsx';
import { OutcomeNotice } from '../../app/feedback/OutcomeNotice.tsx';
import { Converted } from '../../app/money/Converted.tsx';
import { CurrencyNote } from '../../app/money/CurrencyNote.tsx';
import { isPayable, payCoins } from '../../app/money/payCoins.ts';
import { readPayQuery, readPayState } from '../../app/money/payLink.ts';
import { usePayFlow } from '../../app/money/usePayFlow.ts';
import { useAddresses } from '../../app/money/usePayment.ts';
import { paths } from '../../app/routing/paths.ts';
import { PayTo } from './PayTo.tsx';
import { useWords } from './words.ts';

/** `/deposit-detail` (PAY-1 to PAY-5, ROUTE-8). */
export function PayScreen() {
  const { key } = useLocation();
  // Another deposit is a new attempt with a new flow.
  return <Payment key={key} />;
}

/**
 * Navigation state is only used for the first frame. After that the flow uses the server's deposits, which follow every
 * change.
 */
function Payment() {
  const words = useWords();
  const { state, search } = useLocation();
  const { flow, deposits } = usePayFlow({ deposit: readPayState(state), depositId: readPayQuery(search) });
  const { data } = deposits;
  const addresses = useAddresses();
  const snapshot = useSelector(flow, (current) => current);
  const { deposit, depositId, message, notice } = snapshot.context;
  // Only known once it is confirmed; it may differ from the announced amount (PAYOUT-6).
  const credited = data?.find((each) => each.depositId === depositId)?.credited;
  const isFirstFrame = snapshot.hasTag('loading');
  const outcome = {
    message: snapshot.hasTag('modal') ? message : null,
    dismiss: () => flow.send({ type: 'message.dismissed' }),
    tone: deposit?.paid === 'Paid' ? ('positive' as const) : ('negative' as const),
  };
  const failures = <LoadFailureMessage of={[outcome, deposits, addresses]} />;

  if (data === null && !deposits.isLoading) {
    return (
      <>
        <ErrorState level={2} title={words.loadFailed} onRetry={deposits.refresh}>
          <Link href={routes.fundAccount}>{words.back}</Link>
        </ErrorState>
        {failures}
      </>
    );
  }
  const canPay = !isFirstFrame && isPaymentKnown(deposit, addresses.data);
  const isWarned = canPay && deposit?.status === 'pending';
  return (
    <Box width="card">
      <Stack gap="5">
        <CurrencyNote />
        <Stack gap={isWarned || notice !== '' ? '5' : '0'}>
          <Stack gap="0">
            {isWarned && <Banner tone="warning">{words.warning}</Banner>}
            <OutcomeNotice notice={notice} />
          </Stack>
          <StaleNote of={[deposits]}>
            <PayCard
              depositId={depositId ?? ''}
              amountCents={deposit?.amount ?? null}
              amountNote={<Converted cents={deposit?.amount ?? null} isNeverHidden />}
              {...(typeof credited === 'number' && { receivedCents: credited })}
              status={deposit?.status ?? ''}
              method={deposit === null ? '' : payCoins[deposit.type].name}
              {...(deposit !== null && { methodMark: deposit.type })}
              isPayable={canPay}
              // Navigation state is not the server's word for a step.
              isPaid={!isFirstFrame && deposit?.paid === 'Paid'}
              isPending={snapshot.hasTag('busy') && !snapshot.matches('holdingRate')}
              isLoading={deposit === null}
              onPaidChange={() => flow.send({ type: 'pressed', attemptId: crypto.randomUUID() })}
              actions={<NextSteps isConfirmed={deposit?.status === 'confirmed'} />}
              {...(deposit !== null && deposit.date !== null && { date: deposit.date })}
            >
              <PayTo
                deposit={isFirstFrame ? null : deposit}
                addresses={addresses}
                isRenewing={snapshot.matches('holdingRate')}
                onRenew={() => flow.send({ type: 'rate.requested' })}
              />
            </PayCard>
          </StaleNote>
        </Stack>
        <Link href={routes.fundAccount}>{words.back}</Link>
        {failures}
      </Stack>
    </Box>
  );
}

/** Where to continue once the deposit was decided. */
function NextSteps({ isConfirmed }: { isConfirmed: boolean }) {
  const words = useWords();
  return (
    <>
      <LinkButton href={routes.portfolio}>{words.dashboard}</LinkButton>
      <LinkButton tone="neutral" appearance="outline" href={isConfirmed ? paths.statement : routes.fundAccount}>
        {isConfirmed ? words.statement : words.newDeposit}
      </LinkButton>
    </>
  );
}

/** Whether the payment can be marked: there is a way to pay, or it was marked before and can be unmarked (PAY-5). */
function isPaymentKnown(deposit: PayDeposit | null, admin: Admin | null): boolean {
  if (deposit === null) return false;
  return deposit.paid === 'Paid' || (admin !== null && isPayable(deposit.type, admin));
}
