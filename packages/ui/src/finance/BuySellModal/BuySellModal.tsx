import { MinusIcon, PlusIcon } from '../../components/Icon/icons.ts';
import type { ModalProps } from '../../components/Modal/Modal.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChoiceModal } from './ChoiceModal.tsx';

export interface BuySellModalProps extends Pick<ModalProps, 'isOpen' | 'onOpenChange'> {
  /** The product's name, at the end of the title. */
  product: string;
  /** Called when 'Buy' is pressed. */
  onBuy: () => void;
  /** Called when 'Sell' is pressed. */
  onSell: () => void;
}

/**
 * 'Buy and Sell crypto on' the product, with both options (MODAL-1). Open it with a DialogTrigger or with `isOpen`; the
 * caller closes it after a choice.
 */
export function BuySellModal({ product, onBuy, onSell, ...modal }: BuySellModalProps) {
  const messages = useMessages('BuySellModal', en.BuySellModal);
  return (
    <ChoiceModal
      {...modal}
      title={messages.title(product)}
      choices={[
        { ...messages.buy, icon: <PlusIcon />, onChoose: onBuy },
        { ...messages.sell, icon: <MinusIcon />, onChoose: onSell },
      ]}
    />
  );
}
