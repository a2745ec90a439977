// Generated: node packages/studio/scripts/generate.ts
import { liveTradersStage } from '../../../apps/web/src/stories/stages/liveTraders.tsx';
import runs from '../src/runs/liveTraders.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Live traders', ...stateStories };

export const Counting = stateStory(liveTradersStage, runs, 'liveTraders.counting');
export const Paused = stateStory(liveTradersStage, runs, 'liveTraders.paused');
