import { routes } from '@keel/flows';
import { ForgotPasswordScreen } from '../../features/auth/ForgotPasswordScreen.tsx';
import type { Stage } from '../Stage.ts';

export const forgotPasswordStage: Stage = { path: routes.forgotPassword, screen: <ForgotPasswordScreen /> };
