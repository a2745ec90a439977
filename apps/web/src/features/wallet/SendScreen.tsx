import { LaterPart } from '../../app/LaterPart.tsx';
import { later } from '../../app/later.ts';
import { WalletGate } from './WalletGate.tsx';

const useSendCard = later(() => import('./SendCard.tsx'));

/**
 * `/send-assets` (WALLET-5). `?transfer=` goes on with one that was sent before. What it shows comes while the passcode is
 * typed.
 */
export function SendScreen() {
  const send = useSendCard(true);
  return (
    <WalletGate action="send">
      <LaterPart of={send}>{({ SendCard }) => <SendCard />}</LaterPart>
    </WalletGate>
  );
}
