import { routes } from '@keel/flows';
import { PushScreen } from '../../features/push/PushScreen.tsx';
import type { Stage } from '../Stage.ts';

export const pushStage: Stage = { path: routes.notification, service: 'push', screen: <PushScreen /> };
