import type { FlowIndexEntry } from '../page/types.ts';
import { stateStoryOf } from '../states/stateStoryOf.ts';
import type { QaReport } from './QaReport.ts';

/** What a browser run says about the story of a state. */
export interface StateStatus {
  readonly storyId: string;
  readonly value: 'status-value:error' | 'status-value:warning';
  readonly title: string;
  readonly description: string;
}

/** The stories of the states in which a run failed, and of those with a transition that was not driven for no reason. */
export function statusesOf({ flows, startedAt }: QaReport, index: readonly FlowIndexEntry[]): readonly StateStatus[] {
  const byStory = new Map<string, StateStatus>();
  const when = `npm run qa, started at ${startedAt.slice(0, 16).replace('T', ' ')} UTC`;
  for (const { flow, transitions, paths } of flows) {
    const entry = index.find((each) => each.flow === flow);
    if (entry === undefined) continue;
    const add = (state: string, status: Omit<StateStatus, 'storyId'>) => {
      const { id } = stateStoryOf(entry.title, state);
      if (entry.stories.includes(id)) byStory.set(id, { storyId: id, ...status });
    };
    for (const { name, kind } of transitions) {
      if (kind !== 'missing') continue;
      const [source = ''] = name.split(' ');
      const description = `${name}. ${when}`;
      add(source.slice(flow.length + 1), { value: 'status-value:warning', title: 'Not driven', description });
    }
    for (const { failure, steps } of paths) {
      const state = steps.at(-1)?.state;
      if (failure === null || state === undefined) continue;
      add(state, { value: 'status-value:error', title: 'Failed in the browser', description: `${failure}. ${when}` });
    }
  }
  return [...byStory.values()];
}
