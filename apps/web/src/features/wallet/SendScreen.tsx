import { LazyPartView } from '../../app/lazy/LazyPartView.tsx';
import { createLazyPart } from '../../app/lazy/lazyPart.ts';
import { WalletGate } from './WalletGate.tsx';

const useSendCard = createLazyPart(() => import('./SendCard.tsx'));

/**
 * `/send-assets` (WALLET-5). `?transfer=` resumes an earlier one. Its content is loaded while the passcode is typed.
 */
export function SendScreen() {
  const send = useSendCard(true);
  return (
    <WalletGate action="send">
      <LazyPartView of={send}>{({ SendCard }) => <SendCard />}</LazyPartView>
    </WalletGate>
  );
}
