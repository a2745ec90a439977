import { routes } from '@keel/flows';
import { WithdrawScreen } from '../../features/withdraw/WithdrawScreen.tsx';
import type { Stage } from '../Stage.ts';
import { listed, withdrawals } from '../samples.ts';

export const cancelWithdrawStage: Stage = {
  path: routes.withdraw,
  isMember: true,
  answers: { listWithdrawals: listed(withdrawals) },
  screen: <WithdrawScreen />,
};
