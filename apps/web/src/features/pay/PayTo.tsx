import { type Admin, type PayDeposit, routes } from '@keel/flows';
import { Banner, Button, LinkButton, PaymentAddress, Skeleton, SkeletonGroup, Stack } from '@keel/ui';
import type { QueryState } from '../../app/data/useApiQuery.ts';
import { useStepFocus } from '../../app/feedback/useStepFocus.ts';
import { isPayable, paymentTarget } from '../../app/money/payCoins.ts';
import { usePayment } from '../../app/money/usePayment.ts';
import { useSite } from '../../app/services/site.ts';
import { PayFromWallet } from './PayFromWallet.tsx';
import { useWords } from './words.ts';

interface PayToProps {
  /** null until the server's addresses have loaded. */
  readonly deposit: PayDeposit | null;
  readonly addresses: QueryState<Admin>;
  /** A new rate is being requested. */
  readonly isRenewing: boolean;
  /** Requests a new amount in the coin (PAYOUT-6). */
  readonly onRenew: () => void;
}

/** The amount in the coin, the address, also as a QR code, and the operator's instructions (PAY-4, PAY-5). */
export function PayTo({ deposit, addresses, ...renewal }: PayToProps) {
  const words = useWords();
  if (deposit !== null && addresses.data !== null)
    return <PaymentDetails deposit={deposit} admin={addresses.data} {...renewal} />;
  if (addresses.data === null && !addresses.isLoading) {
    return <Button onPress={addresses.refresh}>{words.retry}</Button>;
  }
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton height="13rem" width="100%" />
    </SkeletonGroup>
  );
}

type PaymentDetailsProps = Pick<PayToProps, 'isRenewing' | 'onRenew'> & {
  readonly deposit: PayDeposit;
  readonly admin: Admin;
};

function PaymentDetails({ deposit, admin, ...renewal }: PaymentDetailsProps) {
  const words = useWords();
  const { mode } = useSite();
  // What may have the focus goes away when the deposit is decided, or marked as paid on another device.
  useStepFocus(deposit.paid);
  const isSample = mode === 'demo' && paymentTarget(deposit.type, admin).address !== null;
  return (
    <Stack gap="4">
      {isSample && <Banner tone="warning">{words.sample}</Banner>}
      <PaymentAddress isAmountBeside {...usePayment(deposit, admin)} {...(deposit.paid === 'unPaid' && renewal)} />
      <PayFromWallet deposit={deposit} admin={admin} />
      {!isPayable(deposit.type, admin) && (
        <LinkButton href={routes.fundAccount} isFullWidth>
          {words.other}
        </LinkButton>
      )}
    </Stack>
  );
}
