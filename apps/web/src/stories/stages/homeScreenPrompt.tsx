import { routes } from '@keel/flows';
import { HomeScreenHint } from '../../app/layout/HomeScreenHint.tsx';
import type { Stage } from '../Stage.ts';

export const homeScreenPromptStage: Stage = { path: routes.invest, isMember: true, screen: <HomeScreenHint /> };
