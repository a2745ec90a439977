import { routes } from '@keel/flows';
import { Currency } from '../../features/settings/Currency.tsx';
import type { Stage } from '../Stage.ts';

export const changeCurrencyStage: Stage = { path: routes.settings, isMember: true, screen: <Currency /> };
