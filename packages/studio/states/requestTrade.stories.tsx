// Generated: node packages/studio/scripts/generate.ts
import { requestTradeStage } from '../../../apps/web/src/stories/stages/requestTrade.tsx';
import runs from '../src/runs/requestTrade.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Request trade', ...stateStories };

export const Closed = stateStory(requestTradeStage, runs, 'requestTrade.closed');
export const Writing = stateStory(requestTradeStage, runs, 'requestTrade.writing');
export const Sending = stateStory(requestTradeStage, runs, 'requestTrade.sending');
export const Sent = stateStory(requestTradeStage, runs, 'requestTrade.sent');
export const Refused = stateStory(requestTradeStage, runs, 'requestTrade.refused');
