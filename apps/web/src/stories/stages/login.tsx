import { routes } from '@keel/flows';
import { LoginScreen } from '../../features/auth/LoginScreen.tsx';
import type { Stage } from '../Stage.ts';

export const loginStage: Stage = { path: routes.login, screen: <LoginScreen /> };
