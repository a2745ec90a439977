import { ArrowDownIcon, ArrowUpEndIcon } from '../../components/Icon/icons.ts';
import type { ModalProps } from '../../components/Modal/Modal.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChoiceModal } from '../BuySellModal/ChoiceModal.tsx';

export interface SendReceiveModalProps extends Pick<ModalProps, 'isOpen' | 'onOpenChange'> {
  /** The product's name, at the end of the title. */
  product: string;
  /** Called when 'Send' is pressed. */
  onSend: () => void;
  /** Called when 'Receive' is pressed. */
  onReceive: () => void;
}

/**
 * 'Send and Receive crypto on' the product, with both options (MODAL-1). Open it with a DialogTrigger or with `isOpen`;
 * the caller closes it after a choice.
 */
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
