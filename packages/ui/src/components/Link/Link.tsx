import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as styles from './Link.css.ts';

export interface LinkProps
  extends Omit<AriaLinkProps, 'autoFocus' | 'children' | 'className' | 'href' | 'render' | 'slot' | 'style'> {
  /** The target URL. Paths of the app are navigated to by React Aria's RouterProvider. */
  href: string;
  /** A link text that makes sense out of context: 'Sign up', not 'here'. */
  children: ReactNode;
  /** The colour: 'strong' and 'muted' are those of text. @default 'accent' */
  tone?: 'accent' | 'strong' | 'muted';
  /** Inside text ('inline') the link is underlined; a standalone link is underlined on hover. @default 'inline' */
  appearance?: 'inline' | 'standalone';
  /** The link element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A text link. For a link that looks like a button use LinkButton, for an action Button. */
export function Link({ tone = 'accent', appearance = 'inline', ...link }: LinkProps) {
  return <AriaLink {...link} className={styles.root({ tone, appearance })} />;
}
