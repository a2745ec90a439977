// Generated: node packages/studio/scripts/generate.ts
import { sendAssetsStage } from '../../../apps/web/src/stories/stages/sendAssets.tsx';
import runs from '../src/runs/sendAssets.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Send assets', ...stateStories };

export const Editing = stateStory(sendAssetsStage, runs, 'sendAssets.editing');
export const Preparing = stateStory(sendAssetsStage, runs, 'sendAssets.preparing');
export const Reviewing = stateStory(sendAssetsStage, runs, 'sendAssets.reviewing');
export const Confirming = stateStory(sendAssetsStage, runs, 'sendAssets.confirming');
export const AwaitingUnlock = stateStory(sendAssetsStage, runs, 'sendAssets.awaitingUnlock');
export const Signing = stateStory(sendAssetsStage, runs, 'sendAssets.signing');
export const Broadcasting = stateStory(sendAssetsStage, runs, 'sendAssets.broadcasting');
export const Reconciling = stateStory(sendAssetsStage, runs, 'sendAssets.reconciling');
export const Unresolved = stateStory(sendAssetsStage, runs, 'sendAssets.unresolved');
export const Pending = stateStory(sendAssetsStage, runs, 'sendAssets.pending');
export const Tracking = stateStory(sendAssetsStage, runs, 'sendAssets.tracking');
export const Repeating = stateStory(sendAssetsStage, runs, 'sendAssets.repeating');
export const Sent = stateStory(sendAssetsStage, runs, 'sendAssets.sent');
export const Cancelled = stateStory(sendAssetsStage, runs, 'sendAssets.cancelled');
export const Rejected = stateStory(sendAssetsStage, runs, 'sendAssets.rejected');
export const Left = stateStory(sendAssetsStage, runs, 'sendAssets.left');
