import { LaterPart } from '../../app/LaterPart.tsx';
import { later } from '../../app/later.ts';
import { WalletGate } from './WalletGate.tsx';

const useReceive = later(() => import('./ReceiveCard.tsx'));

/** `/receive` (WALLET-6). What it shows comes while the passcode is typed. */
export function ReceiveScreen() {
  const receive = useReceive(true);
  return (
    <WalletGate action="receive">
      <LaterPart of={receive}>{({ ReceiveCard }) => <ReceiveCard />}</LaterPart>
    </WalletGate>
  );
}
