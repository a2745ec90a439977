import { routes } from '@keel/flows';
import { BuyScreen } from '../../features/wallet/TradeScreen.tsx';
import type { Stage } from '../Stage.ts';
import { byPassword, storedWallet, walletAnswers } from '../samples.ts';

export const tradeAssetsStage: Stage = {
  path: routes.buyAssets,
  isMember: true,
  vault: 'vault.unlocked.open',
  answers: { ...walletAnswers, beginStepUp: byPassword },
  stored: storedWallet,
  screen: <BuyScreen />,
};
