// Generated: node packages/studio/scripts/generate.ts
import { emailLinkStage } from '../../../apps/web/src/stories/stages/emailLink.tsx';
import runs from '../src/runs/emailLink.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Email link', ...stateStories };

export const Asking = stateStory(emailLinkStage, runs, 'emailLink.asking');
export const Sending = stateStory(emailLinkStage, runs, 'emailLink.sending');
export const Refused = stateStory(emailLinkStage, runs, 'emailLink.refused');
export const BadLink = stateStory(emailLinkStage, runs, 'emailLink.badLink');
export const Taken = stateStory(emailLinkStage, runs, 'emailLink.taken');
export const Done = stateStory(emailLinkStage, runs, 'emailLink.done');
