import { type Admin, type PayDeposit, routes } from '@keel/flows';
import { Button, LinkButton, PaymentAddress, Skeleton, SkeletonGroup, Stack } from '@keel/ui';
import { isPayable } from '../../app/payCoins.ts';
import type { Loaded } from '../../app/useCollection.tsx';
import { usePayment } from '../../app/usePayment.ts';
import { useWords } from './words.ts';

interface PayToProps {
  /** null until the server has told how it is. */
  readonly deposit: PayDeposit | null;
  readonly addresses: Loaded<Admin>;
}

/** How much in the coin, to which address, as a QR code too, and the operator's instructions (PAY-4, PAY-5). */
export function PayTo({ deposit, addresses }: PayToProps) {
  const words = useWords();
  if (deposit !== null && addresses.data !== null) return <Way deposit={deposit} admin={addresses.data} />;
  if (addresses.data === null && !addresses.isLoading) {
    return <Button onPress={addresses.refresh}>{words.again}</Button>;
  }
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton height="13rem" width="100%" />
    </SkeletonGroup>
  );
}

function Way({ deposit, admin }: { deposit: PayDeposit; admin: Admin }) {
  const words = useWords();
  return (
    <Stack gap="4">
      <PaymentAddress {...usePayment(deposit, admin)} />
      {!isPayable(deposit.type, admin) && (
        <LinkButton href={routes.fundAccount} isFullWidth>
          {words.other}
        </LinkButton>
      )}
    </Stack>
  );
}
