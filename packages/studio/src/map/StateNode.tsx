import { VisuallyHidden } from '@keel/ui';
import type { KeyboardEvent } from 'react';
import { nameOf } from '../diagram/sentences.ts';
import type { DiagramState } from '../diagram/types.ts';
import { PageLink } from '../page/Links.tsx';
import type { FlowRecord } from '../page/types.ts';
import { nodeAnchor, panelAnchor } from './anchors.ts';
import * as styles from './ProductMap.css.ts';
import { storyOfState } from './storyOfState.ts';

export interface StateNodeProps {
  readonly record: FlowRecord;
  readonly state: DiagramState;
  readonly isFound: boolean;
  readonly isOpen: boolean;
  /** Whether the Tab key reaches it. */
  readonly isTabStop: boolean;
  readonly onPress: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A state on the map: its name, its tags, and the link to its story or the reason why it has none. */
export function StateNode({ record, state, isFound, isOpen, isTabStop, onPress, onFocus, onKeyDown }: StateNodeProps) {
  const { id, isInitial, isFinal } = state;
  const name = nameOf(record.diagram, id);
  const tags = [...(isInitial ? ['initial'] : []), ...state.tags, ...(isFinal ? ['final'] : [])];
  const { story, reason } = storyOfState(record, state);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <>
      <button
        type="button"
        id={nodeAnchor(id)}
        className={styles.name}
        aria-label={[name, ...tags, ...(isFound ? ['found'] : [])].join(', ')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelAnchor(id) : undefined}
        tabIndex={tabIndex}
        onClick={onPress}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {name}
      </button>
      <span className={styles.under}>
        {story === null ? (
          <span className={styles.noStory}>
            No story
            <VisuallyHidden>: {reason}</VisuallyHidden>
          </span>
        ) : (
          <PageLink to={`?path=/story/${story.id}`} label={`Story of ${name}`} tabIndex={tabIndex}>
            Story
          </PageLink>
        )}
        <span className={styles.tags} aria-hidden="true">
          {tags.join(' ')}
        </span>
      </span>
    </>
  );
}
