// Generated: node packages/studio/scripts/generate.ts
import { sessionStage } from '../../../apps/web/src/stories/stages/session.tsx';
import runs from '../src/runs/session.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Session', ...stateStories };

export const Reading = stateStory(sessionStage, runs, 'session.reading');
export const Restoring = stateStory(sessionStage, runs, 'session.restoring');
export const Unreachable = stateStory(sessionStage, runs, 'session.unreachable');
export const Authenticated = stateStory(sessionStage, runs, 'session.authenticated');
export const SignedOut = stateStory(sessionStage, runs, 'session.signedOut');
