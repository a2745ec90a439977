import type { ReactNode } from 'react';
import { nameOf, triggerOf } from '../diagram/sentences.ts';
import type { Diagram, DiagramState, DiagramTransition } from '../diagram/types.ts';
import { PageLink, RequirementLinks } from '../page/Links.tsx';
import { Rows } from '../page/Rows.tsx';
import { sortIds } from '../page/requirements.ts';
import { SourceOfState } from '../page/SourceOfState.tsx';
import { StateHeading } from '../page/StateHeading.tsx';
import { StateScreen } from '../page/StateScreen.tsx';
import type { ShownFlow } from '../page/types.ts';
import { WithCode } from '../page/WithCode.tsx';
import { AnchorLink } from './AnchorLink.tsx';
import { nodeAnchor, panelAnchor } from './anchors.ts';
import * as styles from './ProductMap.css.ts';
import { requirementsOf, rowsIn } from './search.ts';
import { storyOfState } from './storyOfState.ts';

export interface StatePanelProps {
  readonly record: ShownFlow;
  readonly state: DiagramState;
  readonly onClose: () => void;
  readonly goToState: (state: string) => void;
  readonly storyPage: (story: string) => string;
}

/** The selected state: what it means, its story, its requirements, its transitions as links, and its screen on request. */
export function StatePanel({ record, state, onClose, goToState, storyPage }: StatePanelProps) {
  const { diagram, title, page } = record;
  const { story, reason } = storyOfState(record, state);
  const around = aroundOf(diagram, state);
  const outgoing = diagram.transitions.filter(({ source }) => source === state.id || around.includes(source));
  const incoming = diagram.transitions.filter(({ source, target }) => target === state.id && source !== state.id);
  const linkTo = (id: string) => (
    <AnchorLink to={nodeAnchor(id)} onFollow={() => goToState(id)}>
      {nameOf(diagram, id)}
    </AnchorLink>
  );
  const heading = `${panelAnchor(state.id)}:name`;
  return (
    <section id={panelAnchor(state.id)} className={styles.panel} aria-labelledby={heading}>
      <StateHeading diagram={diagram} state={state} level={4} id={heading} onClose={onClose} />
      <p>
        <bdi>
          <WithCode text={state.doc} />
        </bdi>
      </p>
      <ul className={styles.links}>
        <li>
          {story === null ? (
            <bdi>No story: {reason}</bdi>
          ) : (
            <PageLink to={`?path=/story/${story.id}`}>{`Story: ${nameOf(diagram, state.id)}`}</PageLink>
          )}
        </li>
        <li>
          <PageLink to={`?path=/docs/${page}`}>{`Flow: ${title}`}</PageLink>
        </li>
        <li>
          <SourceOfState record={record} state={state} />
        </li>
      </ul>
      {story !== null && <StateScreen title={`${title}, ${nameOf(diagram, state.id)}`} address={storyPage(story.id)} />}
      <div className={styles.columns}>
        <Transitions title="Transitions from this state">
          {outgoing.map((transition) => (
            <Sentence key={transition.name} transition={transition}>
              {transition.source !== state.id && `${placeOf(diagram, transition.source)}: `}
              {triggerOf(transition)} {goalOf(state, transition) ?? <>to {linkTo(transition.target ?? state.id)}</>}
            </Sentence>
          ))}
        </Transitions>
        <Transitions title="Transitions to this state">
          {incoming.map((transition) => (
            <Sentence key={transition.name} transition={transition}>
              {transition.source === diagram.flow ? 'in every state' : <>from {linkTo(transition.source)}</>}
              {': '}
              {triggerOf(transition)}
            </Sentence>
          ))}
        </Transitions>
        <div>
          <h5>Requirements</h5>
          <RequirementLinks ids={sortIds(requirementsOf(record, state))} />
        </div>
        <div>
          <h5>Tests that end in this state</h5>
          <p>
            <code>{record.source.replace('machine.ts', 'spec.ts')}</code>
          </p>
          <Rows rows={rowsIn(record, state)} />
        </div>
      </div>
    </section>
  );
}

/** The ids of the states around a state, and that of the flow, whose transitions it accepts too. */
function aroundOf(diagram: Diagram, state: DiagramState): readonly string[] {
  const parent = diagram.states.find(({ id }) => id === state.parent);
  return parent === undefined ? [diagram.flow] : [parent.id, ...aroundOf(diagram, parent)];
}

/** What a transition does that does not lead to another state; null if it does. */
function goalOf(state: DiagramState, { target }: DiagramTransition): string | null {
  if (target === null) return 'stays in this state';
  return target === state.id ? 're-enters this state' : null;
}

function placeOf(diagram: Diagram, source: string): string {
  return source === diagram.flow ? 'in every state' : `in every state of ${nameOf(diagram, source)}`;
}

function Transitions({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  return (
    <div>
      <h5>{title}</h5>
      {children.length === 0 ? <p className={styles.muted}>none</p> : <ul className={styles.list}>{children}</ul>}
    </div>
  );
}

interface SentenceProps {
  readonly transition: DiagramTransition;
  readonly children: ReactNode;
}

function Sentence({ transition: { requirements }, children }: SentenceProps) {
  return (
    <li className={styles.transition}>
      <span>
        <bdi>{children}</bdi>
      </span>
      {requirements.length > 0 && <RequirementLinks ids={requirements} />}
    </li>
  );
}
