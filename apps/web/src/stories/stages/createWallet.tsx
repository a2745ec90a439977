import { routes } from '@keel/flows';
import { CreateWalletScreen } from '../../features/wallet/CreateWalletScreen.tsx';
import type { Stage } from '../Stage.ts';
import { walletAnswers } from '../samples.ts';

export const createWalletStage: Stage = {
  path: routes.createWallet,
  isMember: true,
  vault: 'vault.absent',
  answers: walletAnswers,
  screen: <CreateWalletScreen />,
};
