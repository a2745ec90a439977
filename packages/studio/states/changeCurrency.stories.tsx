// Generated: node packages/studio/scripts/generate.ts
import { changeCurrencyStage } from '../../../apps/web/src/stories/stages/changeCurrency.tsx';
import runs from '../src/runs/changeCurrency.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Change currency', ...stateStories };

export const Closed = stateStory(changeCurrencyStage, runs, 'changeCurrency.closed');
export const Choosing = stateStory(changeCurrencyStage, runs, 'changeCurrency.choosing');
export const Saving = stateStory(changeCurrencyStage, runs, 'changeCurrency.saving');
export const Refused = stateStory(changeCurrencyStage, runs, 'changeCurrency.refused');
