import type { Admin, PayDeposit } from '@keel/flows';
import { Banner, LoadingScreen, Stack } from '@keel/ui';
import { CHAINS } from '@keel/wallet';
import { useState } from 'react';
import type { PayFlow } from '../../app/money/usePayFlow.ts';
import { useWalletPayment } from '../../app/money/useWalletPayment.ts';
import { type WalletTransfer, walletPayment } from '../../app/money/walletPayment.ts';
import { useServices } from '../../app/services/services.ts';
import { useServerClockOffset, useSite } from '../../app/services/site.ts';
import { isUnderWay, type SentTransfer, transferFor } from '../../app/wallet/sentTransfers.ts';
import { type Place, readPlace } from './chain/place.ts';
import { DepositMark } from './DepositMark.tsx';
import { NetworkGate } from './NetworkGate.tsx';
import { PlaceOfDeposit } from './PlaceOfDeposit.tsx';
import { type PayingProblem, problemOf } from './payingDeposit.ts';
import { SendFlow } from './SendFlow.tsx';
import { SentForDeposit } from './SentForDeposit.tsx';
import { useKnownRecipients } from './useKnownRecipients.ts';
import { useWords } from './words.ts';

interface DepositTransferProps {
  readonly deposit: PayDeposit;
  readonly flow: PayFlow['flow'];
  /** The operator's addresses. */
  readonly admin: Admin;
}

/** The transfer that pays a deposit: the one that was sent for it before, or a new one (PAY-6). */
export function DepositTransfer({ deposit, flow, admin }: DepositTransferProps) {
  const { payDeposit: words } = useWords();
  const { store } = useServices();
  const payment = useWalletPayment(deposit, admin);
  // Read once: the transfer that is sent here is stored in the same list.
  const [sent] = useState(() => transferFor(store, deposit.depositId));
  // Kept, since the form stays after the deposit has changed, and then says so.
  const [transfer, setTransfer] = useState<WalletTransfer | null>(null);
  if (transfer === null && payment?.kind === 'ready') setTransfer(payment);

  if (sent !== null && !isUnderWay(sent)) {
    return (
      <Stack gap="5">
        <DepositMark flow={flow} isOnItsWay hasFailed={false} />
        <SentForDeposit sent={sent} />
      </Stack>
    );
  }
  const place = sent === null ? transfer : readPlace(sent.from);
  if (place === null) {
    if (payment === null || payment.kind === 'ready') return <LoadingScreen isPage={false} />;
    return <Banner tone="warning">{words.notPayable[payment.kind]}</Banner>;
  }
  return (
    <PlaceOfDeposit chain={place.chain} network={place.network}>
      {(from) => <SendPayment {...{ deposit, flow, admin, from, sent, transfer }} />}
    </PlaceOfDeposit>
  );
}

interface SendPaymentProps extends DepositTransferProps {
  readonly from: Place;
  /** A transfer for this deposit that is under way, to resume. */
  readonly sent: SentTransfer | null;
  readonly transfer: WalletTransfer | null;
}

function SendPayment({ deposit, flow, admin, from, sent, transfer }: SendPaymentProps) {
  const { api, store } = useServices();
  const { mode } = useSite();
  const serverAhead = useServerClockOffset();
  const payment = useWalletPayment(deposit, admin);
  const { known, recent } = useKnownRecipients(from);
  const [foundAtSigning, setFoundAtSigning] = useState<PayingProblem | null>(null);
  const { depositId } = deposit;
  return (
    <NetworkGate place={from}>
      {(network) => (
        <SendFlow
          from={from}
          network={network}
          asset={transfer?.asset ?? CHAINS[from.chain].native.symbol}
          resumed={sent}
          filledIn={{ to: transfer?.to ?? null, asset: transfer?.asset ?? null, amount: transfer?.amount ?? null }}
          known={known}
          recent={recent}
          deposit={{
            depositId,
            flow,
            findProblem: (draft) => foundAtSigning ?? problemOf(payment, from, draft),
            checkAgain(draft) {
              const { deposit: current } = flow.getSnapshot().context;
              const now = api.now() + serverAhead;
              const isSent = transferFor(store, depositId) !== null;
              const latest =
                current === null || mode === undefined ? null : walletPayment({ deposit: current, admin, mode, now });
              const problem = isSent ? 'sent' : problemOf(latest, from, draft);
              setFoundAtSigning(problem);
              return problem;
            },
          }}
        />
      )}
    </NetworkGate>
  );
}
