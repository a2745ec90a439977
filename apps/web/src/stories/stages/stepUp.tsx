import { routes } from '@keel/flows';
import { StepUpDialog } from '../../app/session/StepUpDialog.tsx';
import type { Stage } from '../Stage.ts';

export const stepUpStage: Stage = {
  path: routes.withdraw,
  isMember: true,
  screen: <StepUpDialog payout="withdrawal" onProved={() => undefined} onCancel={() => undefined} />,
};
