import type { WalletAction } from '@keel/flows';
import { BuySellModal, SendReceiveModal } from '@keel/ui';
import { WalletEntry } from '../../app/wallet/WalletEntry.tsx';

interface WalletModalsProps {
  readonly product: string;
  readonly open: 'trade' | 'move' | null;
  /** The action that was chosen last, with a sequence number, since the same action can be chosen twice. */
  readonly request: { readonly action: WalletAction; readonly number: number } | null;
  readonly onChoose: (action: WalletAction) => void;
  readonly onClose: () => void;
}

/** The two dialogs of the wallet's actions, and the navigation to the chosen one. */
export function WalletModals({ product, open, request, onChoose, onClose }: WalletModalsProps) {
  const closeModal = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <>
      <BuySellModal
        product={product}
        isOpen={open === 'trade'}
        onOpenChange={closeModal}
        onBuy={() => onChoose('buy')}
        onSell={() => onChoose('sell')}
      />
      <SendReceiveModal
        product={product}
        isOpen={open === 'move'}
        onOpenChange={closeModal}
        onSend={() => onChoose('send')}
        onReceive={() => onChoose('receive')}
      />
      {request && <WalletEntry key={request.number} action={request.action} />}
    </>
  );
}
