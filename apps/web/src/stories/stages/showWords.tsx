import { routes } from '@keel/flows';
import { WalletGate } from '../../features/wallet/WalletGate.tsx';
import { WordsDialog } from '../../features/wallet/WordsDialog.tsx';
import type { Stage } from '../Stage.ts';
import { storedWallet, walletAnswers } from '../samples.ts';

export const showWordsStage: Stage = {
  path: routes.wallet,
  isMember: true,
  vault: 'vault.unlocked.open',
  answers: walletAnswers,
  stored: storedWallet,
  screen: (
    <WalletGate>
      <WordsDialog onClose={() => undefined} />
    </WalletGate>
  ),
};
