import type { MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as styles from './FlowPage.css.ts';

export interface PageLinkProps {
  /** The page or story as a query of Storybook's address: '?path=/story/flows-states-login--refused'. */
  readonly to: string;
  readonly children: string;
  /** The accessible name, if the text alone does not distinguish the link from others. It starts with the text. @default the text */
  readonly label?: string;
  /** @default 0 */
  readonly tabIndex?: 0 | -1;
}

/** A link to another page or story of this Storybook, from a documentation page or from a story. */
export function PageLink({ to, children, label, tabIndex = 0 }: PageLinkProps) {
  const follow = (event: MouseEvent) => {
    // The browser itself opens a link in a new tab or window.
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, to);
  };
  return (
    <a href={`./${to}`} target="_top" aria-label={label} tabIndex={tabIndex} onClick={follow}>
      {children}
    </a>
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
