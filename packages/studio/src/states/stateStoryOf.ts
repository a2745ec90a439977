import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The position of state stories in the sidebar. */
export const STATES_GROUP = 'Flows/States';

/** The story of a state: the name of its export, its name and its id. */
export interface StateStoryName {
  readonly exported: string;
  readonly story: string;
  readonly id: string;
}

/**
 * How the story of a state is called.
 *
 * @param title of the flow: 'Verify email'
 * @param state the key of the state with those of its parents: 'drafted.hidden'
 */
export function stateStoryOf(title: string, state: string): StateStoryName {
  const exported = state.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const story = storyNameFromExport(exported);
  return { exported, story, id: toId(`${STATES_GROUP}/${title}`, story) };
}
