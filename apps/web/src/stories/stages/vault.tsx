import { routes } from '@keel/flows';
import { WalletScreen } from '../../features/wallet/WalletScreen.tsx';
import type { Stage } from '../Stage.ts';
import { walletAnswers } from '../samples.ts';

export const vaultStage: Stage = {
  path: routes.wallet,
  isMember: true,
  service: 'vault',
  answers: walletAnswers,
  screen: <WalletScreen />,
};
