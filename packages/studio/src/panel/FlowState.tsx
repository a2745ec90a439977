import { type ReactNode, useId } from 'react';
import { FlowDiagram } from '../diagram/FlowDiagram.tsx';
import { nameOf, sentenceOf } from '../diagram/sentences.ts';
import type { FlowView, PathStep } from '../driver/drivenFlow.ts';
import type { FlowRecord } from '../page/types.ts';
import { WithCode } from '../page/WithCode.tsx';
import * as styles from './FlowPanel.css.ts';

/** The state of a flow, and how it got there. */
export type ShownFlowState = Pick<FlowView, 'value' | 'leaf' | 'taken' | 'path'>;

export interface FlowStateProps {
  readonly record: FlowRecord;
  readonly view: ShownFlowState;
  /** Buttons below the current state. */
  readonly actions: ReactNode;
  /** What can happen next. */
  readonly children: ReactNode;
}

/** A running flow: its diagram with the current state highlighted, the last transition and the path so far. */
export function FlowState({ record: { diagram }, view, actions, children }: FlowStateProps) {
  const pathId = useId();
  const state = diagram.states.find(({ id }) => id === view.leaf);
  const last = view.taken.at(-1);
  const transition = diagram.transitions.find(({ name }) => name === last);
  return (
    <div className={styles.panel}>
      <div className={`${styles.column} ${styles.diagram}`}>
        <FlowDiagram
          diagram={diagram}
          current={view.value}
          visited={view.path.map(({ value }) => value)}
          taken={view.taken}
        />
      </div>
      <div className={styles.column}>
        <section className={styles.section} aria-label="Current state">
          <output aria-label="State">
            <p className={styles.state}>{nameOf(diagram, view.leaf)}</p>
            {transition !== undefined && <p className={styles.muted}>{sentenceOf(diagram, transition)}</p>}
          </output>
          <p className={styles.muted}>
            <WithCode text={state?.doc ?? ''} />
          </p>
          <div className={styles.actions}>{actions}</div>
        </section>
        {children}
        <section className={styles.section} aria-labelledby={pathId}>
          <h2 id={pathId}>Path so far</h2>
          <ol className={styles.path}>
            {view.path.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the path only grows, and a step can occur twice
              <li key={index} aria-current={index === view.path.length - 1 ? 'step' : undefined}>
                {describeStep(step)} → <code>{nameOf(diagram, step.leaf)}</code>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

function describeStep({ label }: PathStep): string {
  return label === 'start' ? 'The flow starts' : label;
}
