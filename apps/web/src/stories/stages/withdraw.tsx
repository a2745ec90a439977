import { routes } from '@keel/flows';
import { WithdrawScreen } from '../../features/withdraw/WithdrawScreen.tsx';
import type { Stage } from '../Stage.ts';
import { byPassword, listed, withdrawals } from '../samples.ts';

export const withdrawStage: Stage = {
  path: routes.withdraw,
  isMember: true,
  answers: { listWithdrawals: listed(withdrawals), beginStepUp: byPassword },
  screen: <WithdrawScreen />,
};
