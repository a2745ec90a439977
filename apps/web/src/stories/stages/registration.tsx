import { routes } from '@keel/flows';
import { RegisterationScreen } from '../../features/registeration/RegisterationScreen.tsx';
import type { Stage } from '../Stage.ts';

export const registrationStage: Stage = { path: routes.registeration, isMember: true, screen: <RegisterationScreen /> };
