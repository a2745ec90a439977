import { routes } from '@keel/flows';
import { SendScreen } from '../../features/wallet/SendScreen.tsx';
import type { Stage } from '../Stage.ts';
import { storedWallet, walletAnswers } from '../samples.ts';

export const sendAssetsStage: Stage = {
  path: routes.sendAssets,
  isMember: true,
  vault: 'vault.unlocked.open',
  answers: walletAnswers,
  stored: storedWallet,
  screen: <SendScreen />,
};
