import { routes } from '@keel/flows';
import { DepositScreen } from '../../features/deposit/DepositScreen.tsx';
import type { Stage } from '../Stage.ts';
import { deposits, listed, plans } from '../samples.ts';

export const depositStage: Stage = {
  path: routes.fundAccount,
  isMember: true,
  answers: {
    listDeposits: listed(deposits),
    listPlans: { status: 200, body: { bool: true, message: plans, current: null } },
  },
  screen: <DepositScreen />,
};
