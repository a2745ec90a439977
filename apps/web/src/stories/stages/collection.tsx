import { routes } from '@keel/flows';
import { PlansScreen } from '../../features/plans/PlansScreen.tsx';
import type { Stage } from '../Stage.ts';

export const collectionStage: Stage = { path: routes.upgrade, isMember: true, screen: <PlansScreen /> };
