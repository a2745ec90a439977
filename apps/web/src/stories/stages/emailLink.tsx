import { routes } from '@keel/flows';
import { ConfirmEmailScreen } from '../../features/auth/ConfirmEmailScreen.tsx';
import type { Stage } from '../Stage.ts';

export const emailLinkStage: Stage = {
  path: routes.confirmEmail,
  hash: '#token-of-a-story',
  screen: <ConfirmEmailScreen />,
};
