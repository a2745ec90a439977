// Generated: node packages/studio/scripts/generate.ts
import { homeScreenPromptStage } from '../../../apps/web/src/stories/stages/homeScreenPrompt.tsx';
import runs from '../src/runs/homeScreenPrompt.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Home screen prompt', ...stateStories };

export const Shown = stateStory(homeScreenPromptStage, runs, 'homeScreenPrompt.shown');
