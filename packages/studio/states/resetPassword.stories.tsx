// Generated: node packages/studio/scripts/generate.ts
import { resetPasswordStage } from '../../../apps/web/src/stories/stages/resetPassword.tsx';
import runs from '../src/runs/resetPassword.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Reset password', ...stateStories };

export const Editing = stateStory(resetPasswordStage, runs, 'resetPassword.editing');
export const Submitting = stateStory(resetPasswordStage, runs, 'resetPassword.submitting');
export const Refused = stateStory(resetPasswordStage, runs, 'resetPassword.refused');
export const BadLink = stateStory(resetPasswordStage, runs, 'resetPassword.badLink');
export const Done = stateStory(resetPasswordStage, runs, 'resetPassword.done');
