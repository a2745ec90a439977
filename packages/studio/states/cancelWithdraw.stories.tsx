// Generated: node packages/studio/scripts/generate.ts
import { cancelWithdrawStage } from '../../../apps/web/src/stories/stages/cancelWithdraw.tsx';
import runs from '../src/runs/cancelWithdraw.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Cancel withdraw', ...stateStories };

export const Idle = stateStory(cancelWithdrawStage, runs, 'cancelWithdraw.idle');
export const Confirming = stateStory(cancelWithdrawStage, runs, 'cancelWithdraw.confirming');
export const Cancelling = stateStory(cancelWithdrawStage, runs, 'cancelWithdraw.cancelling');
export const ShowingOutcome = stateStory(cancelWithdrawStage, runs, 'cancelWithdraw.showingOutcome');
export const Refused = stateStory(cancelWithdrawStage, runs, 'cancelWithdraw.refused');
export const OutcomeUnknown = stateStory(cancelWithdrawStage, runs, 'cancelWithdraw.outcomeUnknown');
