import { storyAddress } from '../../../../.storybook/storyAddress.ts';
import { nameOf, sentenceOf } from '../diagram/sentences.ts';
import type { DiagramState, DiagramTransition } from '../diagram/types.ts';
import { storyOfState } from '../map/storyOfState.ts';
import * as styles from './FlowPage.css.ts';
import { PageLink, RequirementLinks } from './Links.tsx';
import { SourceOfState } from './SourceOfState.tsx';
import { StateHeading } from './StateHeading.tsx';
import { StateScreen } from './StateScreen.tsx';
import type { FlowRecord } from './types.ts';
import { WithCode } from './WithCode.tsx';

export interface StateDetailsProps {
  readonly record: FlowRecord;
  readonly state: DiagramState;
  readonly onClose: () => void;
}

/** The selected state: its description, its stories, and its incoming and outgoing transitions. */
export function StateDetails({ record, state, onClose }: StateDetailsProps) {
  const { diagram, stories } = record;
  const stateStories = stories.filter((story) => story.state === state.key);
  const outgoing = diagram.transitions.filter(({ source }) => source === state.id);
  const incoming = diagram.transitions.filter(({ source, target }) => target === state.id && source !== state.id);
  const { story } = storyOfState(record, state);
  return (
    <div className={styles.details}>
      <StateHeading diagram={diagram} state={state} level={3} onClose={onClose} />
      <p>
        <WithCode text={state.doc} />
      </p>
      <ul className={styles.links}>
        {stateStories.map(({ id, name }) => (
          <li key={id}>
            <PageLink to={`?path=/story/${id}`}>{name}</PageLink>
          </li>
        ))}
        <li>
          <SourceOfState record={record} state={state} />
        </li>
      </ul>
      {story !== null && (
        <StateScreen
          key={story.id}
          title={`${record.title}, ${nameOf(diagram, state.id)}`}
          address={frameOf(story.id)}
        />
      )}
      <div className={styles.columns}>
        <Transitions title="Transitions from this state" record={record} transitions={outgoing} />
        <Transitions title="Transitions to this state" record={record} transitions={incoming} />
      </div>
    </div>
  );
}

/** The address of a story, in the theme of this page. */
function frameOf(id: string): string {
  const theme = document.documentElement.dataset['theme'] === 'black' ? 'black' : 'white';
  return storyAddress({ id, initialArgs: {}, args: {}, globals: {} }, theme, false);
}

interface TransitionsProps {
  readonly title: string;
  readonly record: FlowRecord;
  readonly transitions: readonly DiagramTransition[];
}

function Transitions({ title, record, transitions }: TransitionsProps) {
  if (transitions.length === 0) return null;
  return (
    <div>
      <p className={styles.muted}>{title}</p>
      <ul className={styles.outcomes}>
        {transitions.map((transition) => (
          <li key={transition.name} className={styles.transition}>
            <span>{sentenceOf(record.diagram, transition)}</span>
            {transition.requirements.length > 0 && <RequirementLinks ids={transition.requirements} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
