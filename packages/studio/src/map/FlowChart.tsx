import { type KeyboardEvent, useState } from 'react';
import { isArrowKey, nearest } from '../diagram/nearestState.ts';
import type { Box } from '../diagram/types.ts';
import type { FlowRecord } from '../page/types.ts';
import { nodeAnchor } from './anchors.ts';
import { chartOf, type MapNode } from './chartOf.ts';
import * as styles from './ProductMap.css.ts';
import { StateNode } from './StateNode.tsx';

export interface FlowChartProps {
  readonly record: FlowRecord;
  /** The ids of the states that the search has found; null without a search. */
  readonly found: ReadonlySet<string> | null;
  readonly opened: string | null;
  readonly onOpen: (state: string | null) => void;
}

/** The states of a flow with lines between them. The Tab key reaches one of them, the arrow keys reach the others. */
export function FlowChart({ record, found, opened, onOpen }: FlowChartProps) {
  const { diagram, title } = record;
  const { width, height, nodes, lines, anyState } = chartOf(diagram);
  // If a search finds all states of the flow, none of them is marked.
  const marked = found === null || found.size === nodes.length ? null : found;
  const [focused, setFocused] = useState<string | null>(null);
  const tabStop = tabStopOf(nodes, focused, marked);
  const isHighlighted = ({ source, target }: { readonly source: string; readonly target: string }) =>
    source === opened || target === opened;
  // Highlighted lines are drawn last, above the others.
  const ordered = [...lines.filter((line) => !isHighlighted(line)), ...lines.filter(isHighlighted)];

  const moveFrom = (node: MapNode) => (event: KeyboardEvent) => {
    if (!isArrowKey(event.key)) return;
    event.preventDefault();
    const next = nearest(nodes, node, event.key);
    if (next !== null) document.getElementById(nodeAnchor(next.id))?.focus();
  };

  return (
    <div className={styles.viewport}>
      <div className={styles.drawing} style={{ width, height }}>
        <svg className={styles.lines} aria-hidden="true" width={width} height={height}>
          {ordered.map((line) => (
            <g
              key={`${line.source} to ${line.target}`}
              className={isHighlighted(line) ? styles.highlighted : styles.line}
            >
              <path className={styles.shaft} d={line.shaft} />
              <path className={styles.head} d={line.head} />
            </g>
          ))}
        </svg>
        {anyState !== null && (
          <p className={styles.anyState} style={placeOf(anyState)} aria-hidden="true">
            in every state
          </p>
        )}
        <ul className={styles.nodes} aria-label={`States of ${title}`}>
          {nodes.map((node) => (
            <li
              key={node.id}
              className={styles.node}
              style={placeOf(node)}
              data-found={marked?.has(node.id) === true ? '' : undefined}
              data-opened={opened === node.id ? '' : undefined}
            >
              <StateNode
                record={record}
                state={node.state}
                isFound={marked?.has(node.id) === true}
                isOpen={opened === node.id}
                isTabStop={tabStop === node.id}
                onPress={() => onOpen(opened === node.id ? null : node.id)}
                onFocus={() => setFocused(node.id)}
                onKeyDown={moveFrom(node)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The state that was focused last, unless the search has found others. */
function tabStopOf(nodes: readonly MapNode[], focused: string | null, marked: ReadonlySet<string> | null) {
  const candidates = marked === null ? nodes : nodes.filter(({ id }) => marked.has(id));
  return candidates.some(({ id }) => id === focused) ? focused : (candidates[0]?.id ?? null);
}

function placeOf({ x, y, width, height }: Box) {
  return { left: x, top: y, width, height };
}
