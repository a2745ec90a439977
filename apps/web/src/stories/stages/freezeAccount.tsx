import { routes } from '@keel/flows';
import { FreezeAccountScreen } from '../../features/auth/FreezeAccountScreen.tsx';
import type { Stage } from '../Stage.ts';

export const freezeAccountStage: Stage = {
  path: routes.freezeAccount,
  hash: '#token-of-a-story',
  screen: <FreezeAccountScreen />,
};
