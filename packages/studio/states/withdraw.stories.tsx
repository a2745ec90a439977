// Generated: node packages/studio/scripts/generate.ts
import { withdrawStage } from '../../../apps/web/src/stories/stages/withdraw.tsx';
import runs from '../src/runs/withdraw.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Withdraw', ...stateStories };

export const Editing = stateStory(withdrawStage, runs, 'withdraw.editing');
export const Reviewing = stateStory(withdrawStage, runs, 'withdraw.reviewing');
export const Requesting = stateStory(withdrawStage, runs, 'withdraw.requesting');
export const Proving = stateStory(withdrawStage, runs, 'withdraw.proving');
export const Reconciling = stateStory(withdrawStage, runs, 'withdraw.reconciling');
export const Refused = stateStory(withdrawStage, runs, 'withdraw.refused');
export const OutcomeUnknown = stateStory(withdrawStage, runs, 'withdraw.outcomeUnknown');
export const Unresolved = stateStory(withdrawStage, runs, 'withdraw.unresolved');
