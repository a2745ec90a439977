// Generated: node packages/studio/scripts/generate.ts
import { pushStage } from '../../../apps/web/src/stories/stages/push.tsx';
import runs from '../src/runs/push.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Push', ...stateStories };

export const Idle = stateStory(pushStage, runs, 'push.idle');
export const Checking = stateStory(pushStage, runs, 'push.checking');
export const Promptable = stateStory(pushStage, runs, 'push.promptable');
export const Asking = stateStory(pushStage, runs, 'push.asking');
export const ActivatingWorker = stateStory(pushStage, runs, 'push.activatingWorker');
export const GettingToken = stateStory(pushStage, runs, 'push.gettingToken');
export const SavingToken = stateStory(pushStage, runs, 'push.savingToken');
export const Registered = stateStory(pushStage, runs, 'push.registered');
export const NoToken = stateStory(pushStage, runs, 'push.noToken');
export const Denied = stateStory(pushStage, runs, 'push.denied');
export const Unsupported = stateStory(pushStage, runs, 'push.unsupported');
export const Failed = stateStory(pushStage, runs, 'push.failed');
export const Leaving = stateStory(pushStage, runs, 'push.leaving');
