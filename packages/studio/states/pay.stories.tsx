// Generated: node packages/studio/scripts/generate.ts
import { payStage } from '../../../apps/web/src/stories/stages/pay.tsx';
import runs from '../src/runs/pay.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Pay', ...stateStories };

export const Loading = stateStory(payStage, runs, 'pay.loading');
export const Ready = stateStory(payStage, runs, 'pay.ready');
export const HoldingRate = stateStory(payStage, runs, 'pay.holdingRate');
export const Submitting = stateStory(payStage, runs, 'pay.submitting');
export const Reconciling = stateStory(payStage, runs, 'pay.reconciling');
export const ShowingOutcome = stateStory(payStage, runs, 'pay.showingOutcome');
export const NoDeposit = stateStory(payStage, runs, 'pay.noDeposit');
