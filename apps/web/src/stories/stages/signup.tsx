import { routes } from '@keel/flows';
import { SignupScreen } from '../../features/auth/SignupScreen.tsx';
import type { Stage } from '../Stage.ts';

export const signupStage: Stage = { path: routes.signup, screen: <SignupScreen /> };
