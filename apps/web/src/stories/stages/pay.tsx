import { routes } from '@keel/flows';
import { PayScreen } from '../../features/pay/PayScreen.tsx';
import type { Stage } from '../Stage.ts';
import { deposits, listed } from '../samples.ts';

export const payStage: Stage = {
  path: routes.depositDetail,
  isMember: true,
  answers: { listDeposits: listed(deposits) },
  screen: <PayScreen />,
};
