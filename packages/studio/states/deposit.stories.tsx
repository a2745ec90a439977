// Generated: node packages/studio/scripts/generate.ts
import { depositStage } from '../../../apps/web/src/stories/stages/deposit.tsx';
import runs from '../src/runs/deposit.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Deposit', ...stateStories };

export const Editing = stateStory(depositStage, runs, 'deposit.editing');
export const Creating = stateStory(depositStage, runs, 'deposit.creating');
export const Reconciling = stateStory(depositStage, runs, 'deposit.reconciling');
export const Refused = stateStory(depositStage, runs, 'deposit.refused');
export const OutcomeUnknown = stateStory(depositStage, runs, 'deposit.outcomeUnknown');
export const Unresolved = stateStory(depositStage, runs, 'deposit.unresolved');
