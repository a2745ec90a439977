// Generated: node packages/studio/scripts/generate.ts
import { tradeAssetsStage } from '../../../apps/web/src/stories/stages/tradeAssets.tsx';
import runs from '../src/runs/tradeAssets.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Trade assets', ...stateStories };

export const Editing = stateStory(tradeAssetsStage, runs, 'tradeAssets.editing');
export const Quoting = stateStory(tradeAssetsStage, runs, 'tradeAssets.quoting');
export const Reviewing = stateStory(tradeAssetsStage, runs, 'tradeAssets.reviewing');
export const Expired = stateStory(tradeAssetsStage, runs, 'tradeAssets.expired');
export const Placing = stateStory(tradeAssetsStage, runs, 'tradeAssets.placing');
export const Proving = stateStory(tradeAssetsStage, runs, 'tradeAssets.proving');
export const Reconciling = stateStory(tradeAssetsStage, runs, 'tradeAssets.reconciling');
export const Unresolved = stateStory(tradeAssetsStage, runs, 'tradeAssets.unresolved');
export const NotPlaced = stateStory(tradeAssetsStage, runs, 'tradeAssets.notPlaced');
export const Pending = stateStory(tradeAssetsStage, runs, 'tradeAssets.pending');
export const Tracking = stateStory(tradeAssetsStage, runs, 'tradeAssets.tracking');
export const Over = stateStory(tradeAssetsStage, runs, 'tradeAssets.over');
export const Refused = stateStory(tradeAssetsStage, runs, 'tradeAssets.refused');
export const Left = stateStory(tradeAssetsStage, runs, 'tradeAssets.left');
