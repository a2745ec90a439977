import { routes } from '@keel/flows';
import { BackUpDialog } from '../../features/wallet/BackUpDialog.tsx';
import { WalletGate } from '../../features/wallet/WalletGate.tsx';
import type { Stage } from '../Stage.ts';
import { storedWallet, walletAnswers } from '../samples.ts';

export const backUpWalletStage: Stage = {
  path: routes.wallet,
  isMember: true,
  vault: 'vault.unlocked.open',
  answers: walletAnswers,
  stored: storedWallet,
  screen: (
    <WalletGate>
      <BackUpDialog onClose={() => undefined} />
    </WalletGate>
  ),
};
