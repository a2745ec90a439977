import { routes } from '@keel/flows';
import { LiveTraders } from '../../features/dashboard/LiveTraders.tsx';
import type { Stage } from '../Stage.ts';

export const liveTradersStage: Stage = { path: routes.invest, isMember: true, screen: <LiveTraders /> };
