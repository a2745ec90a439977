import { ArrowDownIcon, ArrowUpEndIcon } from '../../components/Icon/icons.ts';
import type { ModalProps } from '../../components/Modal/Modal.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChoiceModal } from '../BuySellModal/ChoiceModal.tsx';

export interface SendReceiveModalProps extends Pick<ModalProps, 'isOpen' | 'onOpenChange'> {
  /** The product's name, which ends the title. */
  product: string;
  onSend: () => void;
  onReceive: () => void;
}

/** 'Send and Receive crypto on' the product, with both ways (MODAL-1). Open it by a DialogTrigger or by `isOpen`; choosing leaves closing to the caller. */
export function SendReceiveModal({ product, onSend, onReceive, ...modal }: SendReceiveModalProps) {
  const messages = useMessages('SendReceiveModal', en.SendReceiveModal);
  return (
    <ChoiceModal
      {...modal}
      title={messages.title(product)}
      choices={[
        { ...messages.send, icon: <ArrowUpEndIcon />, onChoose: onSend },
        { ...messages.receive, icon: <ArrowDownIcon />, onChoose: onReceive },
      ]}
    />
  );
}
