// Generated: node packages/studio/scripts/generate.ts
import { backUpWalletStage } from '../../../apps/web/src/stories/stages/backUpWallet.tsx';
import runs from '../src/runs/backUpWallet.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Back up wallet', ...stateStories };

export const Entering = stateStory(backUpWalletStage, runs, 'backUpWallet.entering');
export const Sealing = stateStory(backUpWalletStage, runs, 'backUpWallet.sealing');
export const Ready = stateStory(backUpWalletStage, runs, 'backUpWallet.ready');
export const Closed = stateStory(backUpWalletStage, runs, 'backUpWallet.closed');
