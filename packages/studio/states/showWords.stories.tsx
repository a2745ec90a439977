// Generated: node packages/studio/scripts/generate.ts
import { showWordsStage } from '../../../apps/web/src/stories/stages/showWords.tsx';
import runs from '../src/runs/showWords.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Show words', ...stateStories };

export const Asking = stateStory(showWordsStage, runs, 'showWords.asking');
export const Checking = stateStory(showWordsStage, runs, 'showWords.checking');
export const RecalledWaiting = stateStory(showWordsStage, runs, 'showWords.recalled.waiting');
export const RecalledCovered = stateStory(showWordsStage, runs, 'showWords.recalled.covered');
export const RecalledShowing = stateStory(showWordsStage, runs, 'showWords.recalled.showing');
export const Closed = stateStory(showWordsStage, runs, 'showWords.closed');
