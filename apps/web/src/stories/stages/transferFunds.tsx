import { routes } from '@keel/flows';
import { TransferModal } from '../../features/dashboard/TransferModal.tsx';
import type { Stage } from '../Stage.ts';

export const transferFundsStage: Stage = {
  path: routes.invest,
  isMember: true,
  screen: <TransferModal profit={12_000} isOpen onClose={() => undefined} />,
};
