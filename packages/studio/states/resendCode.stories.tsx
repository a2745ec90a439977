// Generated: node packages/studio/scripts/generate.ts
import { resendCodeStage } from '../../../apps/web/src/stories/stages/resendCode.tsx';
import runs from '../src/runs/resendCode.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Resend code', ...stateStories };

export const Ready = stateStory(resendCodeStage, runs, 'resendCode.ready');
export const Sending = stateStory(resendCodeStage, runs, 'resendCode.sending');
export const CoolingDown = stateStory(resendCodeStage, runs, 'resendCode.coolingDown');
