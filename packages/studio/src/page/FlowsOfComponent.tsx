import * as styles from './FlowPage.css.ts';
import { flowIndex } from './flowIndex.ts';
import { PageLink } from './Links.tsx';

/** Links back to the flows whose screens contain a component. Nothing for a page that is not a component's. */
export function FlowsOfComponent({ page }: { readonly page: string }) {
  const flows = flowIndex.filter(({ components }) => components.includes(page));
  if (flows.length === 0) return null;
  return (
    <section className={`sb-unstyled ${styles.page} ${styles.usedBy}`}>
      <h2>Flows that use it</h2>
      <ul className={styles.links}>
        {flows.map(({ flow, title, page: to }) => (
          <li key={flow}>
            <PageLink to={`?path=/docs/${to}`}>{title}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
