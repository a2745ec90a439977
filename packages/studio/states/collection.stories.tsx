// Generated: node packages/studio/scripts/generate.ts
import { collectionStage } from '../../../apps/web/src/stories/stages/collection.tsx';
import runs from '../src/runs/collection.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Collection', ...stateStories };

export const Loading = stateStory(collectionStage, runs, 'collection.loading');
export const Ready = stateStory(collectionStage, runs, 'collection.ready');
export const Refreshing = stateStory(collectionStage, runs, 'collection.refreshing');
export const Failed = stateStory(collectionStage, runs, 'collection.failed');
export const Missing = stateStory(collectionStage, runs, 'collection.missing');
