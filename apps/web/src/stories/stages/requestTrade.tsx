import { routes } from '@keel/flows';
import { ProfileScreen } from '../../features/profile/ProfileScreen.tsx';
import type { Stage } from '../Stage.ts';
import { listed } from '../samples.ts';

export const requestTradeStage: Stage = {
  path: routes.profile,
  isMember: true,
  answers: { listTrades: listed([]) },
  screen: <ProfileScreen />,
};
