import type { Admin, Deposit } from '@keel/flows';
import { AddressModal } from '@keel/ui';
import { LoadFailureMessage } from '../../app/data/LoadFailureMessage.tsx';
import { useAddresses, usePayment } from '../../app/money/usePayment.ts';

interface DepositAddressProps {
  readonly deposit: Deposit;
  readonly onClose: () => void;
}

/** A modal with the address and the coin amount of a deposit; it opens once the address has loaded (DEP-1, PAY-4). */
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
