import { fulfil, payMachine, routes } from '@keel/flows';
import { Banner, ErrorState, Link, PayCard, Split, Stack } from '@keel/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { createPay, fetchDeposits } from '../../api/deposits.ts';
import { Message } from '../../app/Message.tsx';
import { OutcomeNotice } from '../../app/OutcomeNotice.tsx';
import { payAddress, payCoins } from '../../app/payCoins.ts';
import { readPayQuery, readPayState } from '../../app/payLink.ts';
import { useServices } from '../../app/services.ts';
import { Failures } from '../../app/useCollection.tsx';
import { useIntents } from '../../app/useIntents.ts';
import { useAddresses } from '../../app/usePayment.ts';
import { useUser } from '../../app/useUser.ts';
import { PayTo } from './PayTo.tsx';
import { useWords } from './words.ts';

/** `/deposit-detail` (PAY-1 to PAY-5, ROUTE-8). */
export function PayScreen() {
  const { key } = useLocation();
  // Another deposit is another try: its flow begins anew.
  return <Payment key={key} />;
}

function Payment() {
  const { api } = useServices();
  const words = useWords();
  const { _id: user } = useUser();
  const { state, search } = useLocation();
  const flow = useActorRef(
    payMachine.provide({
      actors: {
        createPay: fulfil((call, signal) => createPay(api, call, signal)),
        fetchDeposits: fulfil((call, signal) => fetchDeposits(api, call, signal)),
      },
    }),
    { input: { user, deposit: readPayState(state), depositId: readPayQuery(search) } },
  );
  useIntents(flow);
  const addresses = useAddresses();
  const snapshot = useSelector(flow, (current) => current);
  const { deposit, depositId, message, notice } = snapshot.context;

  if (snapshot.hasTag('blocked')) {
    return (
      <ErrorState level={2} title={words.missing} onRetry={() => flow.send({ type: 'reloaded' })}>
        <Link href={routes.fundAccount}>{words.back}</Link>
      </ErrorState>
    );
  }
  return (
    <Stack gap="5">
      <Stack gap="0">
        <Banner tone="warning">{words.warning}</Banner>
        <OutcomeNotice notice={notice} />
      </Stack>
      <Split
        aside={
          <PayCard
            depositId={depositId ?? ''}
            amountCents={deposit?.amount ?? null}
            status={deposit?.status ?? ''}
            method={deposit === null ? '' : payCoins[deposit.type].name}
            address={deposit && addresses.data && payAddress(payCoins[deposit.type], addresses.data)}
            isPaid={deposit?.paid === 'Paid'}
            isPending={snapshot.hasTag('busy')}
            isLoading={deposit === null || addresses.data === null}
            onPaidChange={() => flow.send({ type: 'pressed', freshId: crypto.randomUUID() })}
          />
        }
      >
        <PayTo deposit={deposit} addresses={addresses} />
      </Split>
      <Link href={routes.fundAccount}>{words.back}</Link>
      <Message isOpen={snapshot.hasTag('modal')} onClose={() => flow.send({ type: 'message.dismissed' })}>
        {message}
      </Message>
      <Failures of={[addresses]} />
    </Stack>
  );
}
