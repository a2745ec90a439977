import type { WalletAction } from '@keel/flows';
import { BuySellModal, SendReceiveModal } from '@keel/ui';
import { WalletEntry } from './WalletEntry.tsx';

interface WalletModalsProps {
  readonly product: string;
  readonly open: 'trade' | 'move' | null;
  /** What was chosen last, with a number of its own: the same wish may come twice. */
  readonly wish: { readonly action: WalletAction; readonly number: number } | null;
  readonly onChoose: (action: WalletAction) => void;
  readonly onClose: () => void;
}

/** The two choices of the wallet, and the way that was chosen. */
export function WalletModals({ product, open, wish, onChoose, onClose }: WalletModalsProps) {
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
      {wish && <WalletEntry key={wish.number} action={wish.action} />}
    </>
  );
}
