import { routes } from '@keel/flows';
import { ImportWalletScreen } from '../../features/wallet/ImportWalletScreen.tsx';
import type { Stage } from '../Stage.ts';
import { walletAnswers } from '../samples.ts';

export const importWalletStage: Stage = {
  path: routes.importWallet,
  isMember: true,
  vault: 'vault.absent',
  answers: walletAnswers,
  screen: <ImportWalletScreen />,
};
