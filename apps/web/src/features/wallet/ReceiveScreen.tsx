import { LazyPartView } from '../../app/lazy/LazyPartView.tsx';
import { createLazyPart } from '../../app/lazy/lazyPart.ts';
import { WalletGate } from './WalletGate.tsx';

const useReceive = createLazyPart(() => import('./ReceiveCard.tsx'));

/** `/receive` (WALLET-6). Its content is loaded while the passcode is typed. */
export function ReceiveScreen() {
  const receive = useReceive(true);
  return (
    <WalletGate action="receive">
      <LazyPartView of={receive}>{({ ReceiveCard }) => <ReceiveCard />}</LazyPartView>
    </WalletGate>
  );
}
