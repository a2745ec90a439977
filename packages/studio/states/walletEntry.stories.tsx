// Generated: node packages/studio/scripts/generate.ts
import { walletEntryStage } from '../../../apps/web/src/stories/stages/walletEntry.tsx';
import runs from '../src/runs/walletEntry.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Wallet entry', ...stateStories };

export const Blocked = stateStory(walletEntryStage, runs, 'walletEntry.blocked');
export const Done = stateStory(walletEntryStage, runs, 'walletEntry.done');
