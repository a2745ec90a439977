import { routes } from '@keel/flows';
import { CloseAccountDialog } from '../../features/settings/CloseAccountDialog.tsx';
import type { Stage } from '../Stage.ts';
import { byPassword } from '../samples.ts';

export const closeAccountStage: Stage = {
  path: routes.settings,
  isMember: true,
  answers: { beginStepUp: byPassword },
  screen: <CloseAccountDialog onClose={() => undefined} />,
};
