import { nameOf } from '../diagram/sentences.ts';
import type { DiagramState } from '../diagram/types.ts';
import type { FlowRecord, FlowStory } from '../page/types.ts';
import { unseenStates } from '../states/unseenStates.ts';

/** The start of the ids of the generated state stories: their group in the sidebar. */
const STATE_STORIES = 'flows-states-';

/** The story that shows a state on its screen, or the reason why there is none. */
export type StoryOfState =
  | { readonly story: FlowStory; readonly reason: null }
  | { readonly story: null; readonly reason: string };

/** Finds the story of a state among those of its flow. */
export function storyOfState({ diagram, stories }: FlowRecord, state: DiagramState): StoryOfState {
  const story = stories.find(({ id, state: key }) => key === state.key && id.startsWith(STATE_STORIES));
  if (story !== undefined) return { story, reason: null };
  const inner = diagram.states.filter(({ parent }) => parent === state.id).map(({ id }) => nameOf(diagram, id));
  if (inner.length > 0) return { story: null, reason: `A group of states: ${inner.join(', ')}.` };
  return { story: null, reason: unseenStates[state.id] ?? 'No story shows it.' };
}
