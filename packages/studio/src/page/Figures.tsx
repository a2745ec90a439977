import type { Diagram } from '../diagram/types.ts';
import * as styles from './FlowPage.css.ts';
import figures from './figures.gen.json' with { type: 'json' };

interface Reported {
  readonly situations: number;
  readonly paths: number;
  readonly transitions: number;
  readonly taken: number;
  readonly faults: number;
  readonly noticed: number;
}

const REPORT = 'npm run flows:report';

/** The size of the flow and how well it is tested, each figure with its source. */
export function Figures({ diagram, rows }: { readonly diagram: Diagram; readonly rows: number }) {
  const { flow, states, transitions } = diagram;
  const leaves = states.filter(({ id }) => states.every(({ parent }) => parent !== id)).length;
  const reported = (figures as Readonly<Record<string, Reported>>)[flow];
  return (
    <dl className={styles.figures}>
      <Figure name="states" value={String(leaves)} origin="the machine; states without states inside" />
      <Figure name="transitions" value={String(transitions.length)} origin="the machine; guard alternatives apart" />
      <Figure name="rows of the status table" value={String(rows)} origin="spec.ts" />
      <Figure
        name="transitions that a row takes"
        value={`${transitions.filter((each) => each.rows > 0).length} of ${transitions.length}`}
        origin="every row played on the machine"
      />
      {reported !== undefined && (
        <>
          <Figure
            name="transitions on generated paths"
            value={`${reported.taken} of ${reported.transitions}`}
            origin={`${REPORT}; ${reported.paths} paths`}
          />
          <Figure
            name="faults that a test notices"
            value={`${reported.noticed} of ${reported.faults}`}
            origin={`${REPORT}; wrong targets, guards, actions and tags`}
          />
        </>
      )}
    </dl>
  );
}

function Figure({ name, value, origin }: { readonly name: string; readonly value: string; readonly origin: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={styles.number}>{value}</dd>
      <dd className={styles.origin}>{origin}</dd>
    </div>
  );
}
