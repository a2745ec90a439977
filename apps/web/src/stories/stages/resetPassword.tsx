import { routes } from '@keel/flows';
import { ResetPasswordScreen } from '../../features/auth/ResetPasswordScreen.tsx';
import type { Stage } from '../Stage.ts';

export const resetPasswordStage: Stage = {
  path: routes.resetPassword,
  hash: '#token-of-a-story',
  screen: <ResetPasswordScreen />,
};
