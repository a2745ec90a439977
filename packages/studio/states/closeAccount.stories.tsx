// Generated: node packages/studio/scripts/generate.ts
import { closeAccountStage } from '../../../apps/web/src/stories/stages/closeAccount.tsx';
import runs from '../src/runs/closeAccount.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Close account', ...stateStories };

export const Asking = stateStory(closeAccountStage, runs, 'closeAccount.asking');
export const Closing = stateStory(closeAccountStage, runs, 'closeAccount.closing');
export const Proving = stateStory(closeAccountStage, runs, 'closeAccount.proving');
export const Refused = stateStory(closeAccountStage, runs, 'closeAccount.refused');
export const Closed = stateStory(closeAccountStage, runs, 'closeAccount.closed');
