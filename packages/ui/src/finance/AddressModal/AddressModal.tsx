import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Modal, type ModalProps } from '../../components/Modal/Modal.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PaymentAddress, type PaymentAddressProps } from '../PaymentAddress/PaymentAddress.tsx';

/** The props of PaymentAddress, except those that request a new amount, which only the payment page does. */
type Shown = Omit<PaymentAddressProps, 'onRenew' | 'isRenewing'>;

export interface AddressModalProps extends Pick<ModalProps, 'isOpen' | 'onOpenChange'>, Shown {}

/** A modal that shows where to pay a deposit to (PAY-4, DEP-1). Open it with a DialogTrigger or with `isOpen`. */
export function AddressModal({ isOpen, onOpenChange, ...payment }: AddressModalProps) {
  const messages = useMessages('AddressModal', en.AddressModal);
  return (
    <Modal
      size="detail"
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      <Dialog title={messages.title(payment.coin)}>
        <PaymentAddress {...payment} />
      </Dialog>
    </Modal>
  );
}
