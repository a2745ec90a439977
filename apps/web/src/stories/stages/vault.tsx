import { routes } from '@keel/flows';
import { WalletScreen } from '../../features/wallet/WalletScreen.tsx';
import type { Stage } from '../Stage.ts';
import { storedWallet, walletAnswers } from '../samples.ts';

export const vaultStage: Stage = {
  path: routes.wallet,
  isMember: true,
  service: 'vault',
  answers: walletAnswers,
  stored: storedWallet,
  // The passcode form: without it the page shows what it knows of a locked wallet.
  hashes: { 'vault.locked': '#pin', 'vault.unlocking': '#pin', 'vault.lockedOut': '#pin' },
  screen: <WalletScreen />,
};
