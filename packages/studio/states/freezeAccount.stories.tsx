// Generated: node packages/studio/scripts/generate.ts
import { freezeAccountStage } from '../../../apps/web/src/stories/stages/freezeAccount.tsx';
import runs from '../src/runs/freezeAccount.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Freeze account', ...stateStories };

export const Asking = stateStory(freezeAccountStage, runs, 'freezeAccount.asking');
export const Freezing = stateStory(freezeAccountStage, runs, 'freezeAccount.freezing');
export const Refused = stateStory(freezeAccountStage, runs, 'freezeAccount.refused');
export const BadLink = stateStory(freezeAccountStage, runs, 'freezeAccount.badLink');
export const Frozen = stateStory(freezeAccountStage, runs, 'freezeAccount.frozen');
