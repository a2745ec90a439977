// Generated: node packages/studio/scripts/generate.ts
import { transferFundsStage } from '../../../apps/web/src/stories/stages/transferFunds.tsx';
import runs from '../src/runs/transferFunds.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Transfer funds', ...stateStories };

export const Editing = stateStory(transferFundsStage, runs, 'transferFunds.editing');
export const Transferring = stateStory(transferFundsStage, runs, 'transferFunds.transferring');
export const ShowingOutcome = stateStory(transferFundsStage, runs, 'transferFunds.showingOutcome');
export const Refused = stateStory(transferFundsStage, runs, 'transferFunds.refused');
export const OutcomeUnknown = stateStory(transferFundsStage, runs, 'transferFunds.outcomeUnknown');
export const Unresolved = stateStory(transferFundsStage, runs, 'transferFunds.unresolved');
