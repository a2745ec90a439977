// Generated: node packages/studio/scripts/generate.ts
import { forgotPasswordStage } from '../../../apps/web/src/stories/stages/forgotPassword.tsx';
import runs from '../src/runs/forgotPassword.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Forgot password', ...stateStories };

export const Editing = stateStory(forgotPasswordStage, runs, 'forgotPassword.editing');
export const Submitting = stateStory(forgotPasswordStage, runs, 'forgotPassword.submitting');
export const Refused = stateStory(forgotPasswordStage, runs, 'forgotPassword.refused');
export const Sent = stateStory(forgotPasswordStage, runs, 'forgotPassword.sent');
