import type { KeyboardEvent } from 'react';
import * as styles from './FlowDiagram.css.ts';
import { Lines } from './Lines.tsx';
import { metrics, widthOfName, widthOfTags } from './metrics.ts';
import { nameOf } from './sentences.ts';
import type { Diagram, DiagramState } from './types.ts';

export interface StateBoxProps {
  readonly diagram: Diagram;
  readonly state: DiagramState;
  readonly isCurrent: boolean;
  readonly isVisited: boolean;
  readonly isSelected: boolean;
  /** Whether the Tab key reaches it; arrow keys move on from it. */
  readonly isTabStop: boolean;
  readonly onSelect: () => void;
  readonly onFocus: () => void;
}

/** A state: its name and tags, the ports that it calls, and the transitions that stay in it. */
export function StateBox({
  diagram,
  state,
  isCurrent,
  isVisited,
  isSelected,
  isTabStop,
  onSelect,
  onFocus,
}: StateBoxProps) {
  const { id, x, y, width, height, key, tags, lines, isFinal } = state;
  const hasStates = diagram.states.some(({ parent }) => parent === id);
  const classes = [
    styles.state,
    isVisited && styles.isVisited,
    isSelected && styles.isSelected,
    isCurrent && styles.isCurrent,
  ];
  const boxClasses = [styles.box, hasStates && styles.around, isFinal && styles.final];
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect();
  };
  return (
    <>
      <g
        className={join(classes)}
        data-state={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no element for a button
        role="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={labelOf(diagram, state)}
        aria-pressed={isSelected}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onSelect}
        onKeyDown={press}
        onFocus={onFocus}
      >
        <rect className={join(boxClasses)} x={x} y={y} width={width} height={height} rx={10} />
        {isFinal && (
          <rect
            className={join(boxClasses)}
            x={x + 3}
            y={y + 3}
            width={width - 6}
            height={height - 6}
            rx={7}
            pointerEvents="none"
          />
        )}
      </g>
      {/* Outside of the button, whose name contains everything: its text would be read as a second name. */}
      <g aria-hidden="true" pointerEvents="none">
        <text className={styles.name} x={x + metrics.padding} y={y + 20}>
          {key}
        </text>
        <Tags tags={tags} right={x + width - metrics.padding} left={x + metrics.padding + widthOfName(key)} y={y} />
        {lines.length > 0 && (
          <line className={styles.rule} x1={x + 1} x2={x + width - 1} y1={y + metrics.name} y2={y + metrics.name} />
        )}
        <Lines x={x + metrics.padding} y={y + metrics.name + 4} lines={lines} />
      </g>
    </>
  );
}

function Tags({
  tags,
  left,
  right,
  y,
}: {
  readonly tags: readonly string[];
  readonly left: number;
  readonly right: number;
  readonly y: number;
}) {
  return tags.map((tag, index) => {
    const width = widthOfTags([tag]) - metrics.tagGap;
    const x = Math.max(left + metrics.tagGap, right - widthOfTags(tags.slice(index)) + metrics.tagGap);
    const tone = tag === 'busy' || tag === 'modal' || tag === 'blocked' ? tag : 'loading';
    return (
      <g key={tag}>
        <rect className={styles.tagBox[tone]} x={x} y={y + 7} width={width} height={16} rx={5} />
        <text className={`${styles.tag} ${styles.tagText[tone]}`} x={x + 6} y={y + 18.5}>
          {tag}
        </text>
      </g>
    );
  });
}

/** 'submitting, busy: One sign-in is under way.' */
function labelOf(diagram: Diagram, { id, tags, isFinal, isInitial, doc }: DiagramState): string {
  const labels = [nameOf(diagram, id), ...(isInitial ? ['initial'] : []), ...(isFinal ? ['final'] : []), ...tags];
  return doc === '' ? labels.join(', ') : `${labels.join(', ')}: ${doc}`;
}

function join(classes: readonly (string | false)[]): string {
  return classes.filter((each) => each !== false).join(' ');
}
