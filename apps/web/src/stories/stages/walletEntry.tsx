import { routes } from '@keel/flows';
import { WalletEntry } from '../../app/wallet/WalletEntry.tsx';
import type { Stage } from '../Stage.ts';

export const walletEntryStage: Stage = { path: routes.invest, isMember: true, screen: <WalletEntry action="buy" /> };
