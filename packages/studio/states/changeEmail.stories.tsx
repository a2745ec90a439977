// Generated: node packages/studio/scripts/generate.ts
import { changeEmailStage } from '../../../apps/web/src/stories/stages/changeEmail.tsx';
import runs from '../src/runs/changeEmail.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Change email', ...stateStories };

export const Editing = stateStory(changeEmailStage, runs, 'changeEmail.editing');
export const Submitting = stateStory(changeEmailStage, runs, 'changeEmail.submitting');
export const Proving = stateStory(changeEmailStage, runs, 'changeEmail.proving');
export const Refused = stateStory(changeEmailStage, runs, 'changeEmail.refused');
export const Sent = stateStory(changeEmailStage, runs, 'changeEmail.sent');
