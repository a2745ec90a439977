// Generated: node packages/studio/scripts/generate.ts
import { notificationsStage } from '../../../apps/web/src/stories/stages/notifications.tsx';
import runs from '../src/runs/notifications.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Notifications', ...stateStories };

export const Loading = stateStory(notificationsStage, runs, 'notifications.loading');
export const Ready = stateStory(notificationsStage, runs, 'notifications.ready');
export const Marking = stateStory(notificationsStage, runs, 'notifications.marking');
export const Failed = stateStory(notificationsStage, runs, 'notifications.failed');
export const Missing = stateStory(notificationsStage, runs, 'notifications.missing');
