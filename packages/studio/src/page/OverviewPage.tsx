import { DataTable } from './DataTable.tsx';
import * as styles from './FlowPage.css.ts';
import { firstSentence } from './firstSentence.ts';
import { PageLink } from './Links.tsx';
import { records } from './records.ts';
import { WithCode } from './WithCode.tsx';

/** Every flow with its size, and how many of its states have a story. */
export function OverviewPage() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <DataTable
        label="Flows"
        head={['Flow', 'What it is for', 'States', 'Transitions', 'States with a story']}
        empty="No flow."
        rows={records.map(({ diagram, title, purpose, page, stories }) => {
          const { states, transitions } = diagram;
          const leaves = states.filter(({ id }) => states.every(({ parent }) => parent !== id));
          const named = leaves.filter(({ key }) => stories.some(({ state }) => state === key));
          return {
            key: diagram.flow,
            cells: [
              <PageLink key="link" to={`?path=/docs/${page}`}>
                {title}
              </PageLink>,
              <WithCode key="purpose" text={firstSentence(purpose)} />,
              leaves.length,
              transitions.length,
              `${named.length} of ${leaves.length}`,
            ],
          };
        })}
      />
    </div>
  );
}
