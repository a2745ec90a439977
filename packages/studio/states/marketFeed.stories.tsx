// Generated: node packages/studio/scripts/generate.ts
import { marketFeedStage } from '../../../apps/web/src/stories/stages/marketFeed.tsx';
import runs from '../src/runs/marketFeed.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Market feed', ...stateStories };

export const Fetching = stateStory(marketFeedStage, runs, 'marketFeed.fetching');
export const Fresh = stateStory(marketFeedStage, runs, 'marketFeed.fresh');
export const Stale = stateStory(marketFeedStage, runs, 'marketFeed.stale');
export const Paused = stateStory(marketFeedStage, runs, 'marketFeed.paused');
