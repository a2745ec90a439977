import { DataTable } from './DataTable.tsx';
import * as styles from './FlowPage.css.ts';
import { PageLink } from './Links.tsx';
import { records } from './records.ts';
import { requirements } from './requirements.ts';
import { WithCode } from './WithCode.tsx';

/** Every requirement, with the flows whose status tables prove it. */
export function RequirementsPage() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <DataTable
        label="Requirements"
        head={['Requirement', 'What it says', 'Flows']}
        empty="No requirement."
        rows={[...requirements].map(([id, words]) => ({
          key: id,
          anchor: id,
          cells: [id, <WithCode key="words" text={words} />, <FlowLinks key="flows" id={id} />],
        }))}
      />
    </div>
  );
}

function FlowLinks({ id }: { readonly id: string }) {
  const referencing = records.filter(({ rows }) => rows.some((row) => row.requirements.includes(id)));
  return (
    <ul className={styles.links}>
      {referencing.map(({ diagram, title, page }) => (
        <li key={diagram.flow}>
          <PageLink to={`?path=/docs/${page}`}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}
