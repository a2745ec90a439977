import type { Admin, Deposit } from '@keel/flows';
import { AddressModal } from '@keel/ui';
import { LoadFailureMessage } from '../../app/data/useCollection.tsx';
import { useAddresses, usePayment } from '../../app/money/usePayment.ts';

interface DepositAddressProps {
  readonly deposit: Deposit;
  readonly onClose: () => void;
}

/** Where to pay a deposit to, and how much in the coin, over the page; opens once the address is known (DEP-1, PAY-4). */
export function DepositAddress({ deposit, onClose }: DepositAddressProps) {
  const { data, message, dismiss } = useAddresses();
  const failure = {
    message,
    dismiss: () => {
      dismiss();
      onClose();
    },
  };
  return (
    <>
      {data !== null && <Opened deposit={deposit} admin={data} onClose={onClose} />}
      <LoadFailureMessage of={[failure]} />
    </>
  );
}

function Opened({ deposit, admin, onClose }: DepositAddressProps & { readonly admin: Admin }) {
  const payment = usePayment(deposit, admin);
  return <AddressModal isOpen onOpenChange={(isOpen) => !isOpen && onClose()} {...payment} />;
}
