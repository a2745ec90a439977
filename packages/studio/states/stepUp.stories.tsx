// Generated: node packages/studio/scripts/generate.ts
import { stepUpStage } from '../../../apps/web/src/stories/stages/stepUp.tsx';
import runs from '../src/runs/stepUp.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Step up', ...stateStories };

export const Loading = stateStory(stepUpStage, runs, 'stepUp.loading');
export const Unavailable = stateStory(stepUpStage, runs, 'stepUp.unavailable');
export const Asking = stateStory(stepUpStage, runs, 'stepUp.asking');
export const UsingPasskey = stateStory(stepUpStage, runs, 'stepUp.usingPasskey');
export const Checking = stateStory(stepUpStage, runs, 'stepUp.checking');
export const Refused = stateStory(stepUpStage, runs, 'stepUp.refused');
export const Proved = stateStory(stepUpStage, runs, 'stepUp.proved');
