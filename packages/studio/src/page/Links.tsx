import { AnchorMdx } from '@storybook/addon-docs/blocks';
import * as styles from './FlowPage.css.ts';

/** A link to another page or story of this Storybook. */
export function PageLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <AnchorMdx href={to} target="_self">
      {children}
    </AnchorMdx>
  );
}

/** Requirement ids, each a link to its text. */
export function RequirementLinks({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return '–';
  return (
    <ul className={styles.links}>
      {ids.map((id) => (
        <li key={id}>
          <PageLink to={`?path=/docs/flows-diagrams-requirements--docs#${id}`}>{id}</PageLink>
        </li>
      ))}
    </ul>
  );
}
