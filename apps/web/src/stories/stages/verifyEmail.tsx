import { routes } from '@keel/flows';
import { VerificationScreen } from '../../features/auth/VerificationScreen.tsx';
import type { Stage } from '../Stage.ts';

export const verifyEmailStage: Stage = {
  path: routes.verification,
  state: { email: 'ada@example.com' },
  screen: <VerificationScreen />,
};
