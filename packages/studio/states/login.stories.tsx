// Generated: node packages/studio/scripts/generate.ts
import { loginStage } from '../../../apps/web/src/stories/stages/login.tsx';
import runs from '../src/runs/login.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Login', ...stateStories };

export const Editing = stateStory(loginStage, runs, 'login.editing');
export const Submitting = stateStory(loginStage, runs, 'login.submitting');
export const Refused = stateStory(loginStage, runs, 'login.refused');
export const UnknownAccount = stateStory(loginStage, runs, 'login.unknownAccount');
export const AskingFactor = stateStory(loginStage, runs, 'login.askingFactor');
export const UsingPasskey = stateStory(loginStage, runs, 'login.usingPasskey');
export const CheckingFactor = stateStory(loginStage, runs, 'login.checkingFactor');
export const FactorFailed = stateStory(loginStage, runs, 'login.factorFailed');
export const FactorExpired = stateStory(loginStage, runs, 'login.factorExpired');
export const Done = stateStory(loginStage, runs, 'login.done');
export const Unverified = stateStory(loginStage, runs, 'login.unverified');
export const SigningUp = stateStory(loginStage, runs, 'login.signingUp');
