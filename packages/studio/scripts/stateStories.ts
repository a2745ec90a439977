import type { AnyStateMachine } from 'xstate';
import type { FlowStory } from '../src/page/types.ts';
import { STATES_GROUP, stateStoryOf } from '../src/states/stateStoryOf.ts';
import { transientReason, unseenStates } from '../src/states/unseenStates.ts';
import { leavesOf } from './leaves.ts';
import type { LeafRun } from './runs.ts';

const REPAIR = 'Mend packages/studio/src/states/unseenStates.ts, or the examples in the cases.ts of the flow.';

export interface StateStory extends FlowStory {
  /** The id of the leaf. */
  readonly leaf: string;
  /** The name of the story's export. */
  readonly exported: string;
}

/**
 * The story of each leaf state of a flow.
 *
 * @throws Error if a state has neither a story nor a reason why it cannot be seen, or has both
 */
export function stateStoriesOf(machine: AnyStateMachine, title: string, runs: readonly LeafRun[]): StateStory[] {
  const reached = new Set(runs.map(({ id }) => id));
  const leaves = leavesOf(machine);
  for (const { id } of leaves) {
    if (!reached.has(id) && !Object.hasOwn(unseenStates, id)) {
      throw new Error(`The state ${id} has no story, because no run rests in it. ${REPAIR}`);
    }
    if (reached.has(id) && unseenStates[id] === transientReason) {
      throw new Error(`A run rests in the state ${id}, which is listed as one that nobody can see. ${REPAIR}`);
    }
  }
  return leaves
    .filter(({ id }) => !Object.hasOwn(unseenStates, id))
    .map(({ id, key }) => {
      const named = stateStoryOf(title, id.slice(machine.id.length + 1));
      return { id: named.id, name: `State: ${named.story}`, state: key, leaf: id, exported: named.exported };
    });
}

/** The source of the stories of a flow's states. */
export function stateStoryFile(flow: string, title: string, stories: readonly StateStory[]): string {
  const lines = stories.map(
    ({ exported, leaf }) => `export const ${exported} = stateStory(${flow}Stage, runs, '${leaf}');`,
  );
  return `// Generated: node packages/studio/scripts/generate.ts
import { ${flow}Stage } from '../../../apps/web/src/stories/stages/${flow}.tsx';
import runs from '../src/runs/${flow}.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: '${STATES_GROUP}/${title}', ...stateStories };

${lines.join('\n')}
`;
}
