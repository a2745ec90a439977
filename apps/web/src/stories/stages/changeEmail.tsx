import { routes } from '@keel/flows';
import { EmailDialog } from '../../features/settings/EmailDialog.tsx';
import type { Stage } from '../Stage.ts';
import { byPassword } from '../samples.ts';

export const changeEmailStage: Stage = {
  path: routes.settings,
  isMember: true,
  answers: { beginStepUp: byPassword },
  screen: <EmailDialog onClose={() => undefined} />,
};
