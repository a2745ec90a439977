// Generated: node packages/studio/scripts/generate.ts
import { verifyEmailStage } from '../../../apps/web/src/stories/stages/verifyEmail.tsx';
import runs from '../src/runs/verifyEmail.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Verify email', ...stateStories };

export const Editing = stateStory(verifyEmailStage, runs, 'verifyEmail.editing');
export const Submitting = stateStory(verifyEmailStage, runs, 'verifyEmail.submitting');
export const Failed = stateStory(verifyEmailStage, runs, 'verifyEmail.failed');
export const Verified = stateStory(verifyEmailStage, runs, 'verifyEmail.verified');
export const NoEmail = stateStory(verifyEmailStage, runs, 'verifyEmail.noEmail');
