// Generated: node packages/studio/scripts/generate.ts
import { signupStage } from '../../../apps/web/src/stories/stages/signup.tsx';
import runs from '../src/runs/signup.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Sign up', ...stateStories };

export const LoadingPackagesWaiting = stateStory(signupStage, runs, 'signup.loadingPackages.waiting');
export const LoadingPackagesTooEarly = stateStory(signupStage, runs, 'signup.loadingPackages.tooEarly');
export const PackagesFailed = stateStory(signupStage, runs, 'signup.packagesFailed');
export const Editing = stateStory(signupStage, runs, 'signup.editing');
export const Submitting = stateStory(signupStage, runs, 'signup.submitting');
export const Refused = stateStory(signupStage, runs, 'signup.refused');
export const AlreadyRegistered = stateStory(signupStage, runs, 'signup.alreadyRegistered');
export const Done = stateStory(signupStage, runs, 'signup.done');
export const LoggingIn = stateStory(signupStage, runs, 'signup.loggingIn');
