import * as styles from './FlowDiagram.css.ts';
import { metrics, widthOfText } from './metrics.ts';
import type { DiagramLine } from './types.ts';

export interface LinesProps {
  /** The position of the first line. */
  readonly x: number;
  readonly y: number;
  readonly lines: readonly DiagramLine[];
}

/** The text in a box or on an arrow, one line below the other. */
export function Lines({ x, y, lines }: LinesProps) {
  return lines.map(({ kind, trigger, text, note }, index) => {
    const start = x + (kind === 'guard' ? metrics.indent : 0);
    const base = y + index * metrics.line + 12;
    const tone = kind === 'event' ? (trigger ?? 'event') : kind;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the lines of a stored diagram never change their places
      <text key={index} className={styles.line} x={start} y={base}>
        <tspan className={styles.lineTone[tone]}>{text}</tspan>
        {note !== '' && (
          <tspan className={styles.note} x={start + widthOfText(text) + metrics.noteGap}>
            {note}
          </tspan>
        )}
      </text>
    );
  });
}
