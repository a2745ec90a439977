import type { Admin, PayDeposit } from '@keel/flows';
import { Button, Card, PaymentAddress, Skeleton, SkeletonGroup } from '@keel/ui';
import type { Loaded } from '../../app/useCollection.tsx';
import { usePayment } from '../../app/usePayment.ts';
import { useWords } from './words.ts';

interface PayToProps {
  /** null until it is known. */
  readonly deposit: PayDeposit | null;
  readonly addresses: Loaded<Admin>;
}

/** The hero of the page: how much in the coin, to which address, as a QR code too (PAY-4, PAY-5). */
export function PayTo({ deposit, addresses }: PayToProps) {
  const words = useWords();
  return (
    <Card title={words.where}>
      {deposit !== null && addresses.data !== null ? (
        <Address deposit={deposit} admin={addresses.data} />
      ) : addresses.data === null && !addresses.isLoading ? (
        <Button onPress={addresses.refresh}>{words.again}</Button>
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton height="13rem" width="100%" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function Address({ deposit, admin }: { deposit: PayDeposit; admin: Admin }) {
  return <PaymentAddress {...usePayment(deposit, admin)} />;
}
