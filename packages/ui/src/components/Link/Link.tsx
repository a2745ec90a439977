import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as styles from './Link.css.ts';

export interface LinkProps
  extends Omit<AriaLinkProps, 'autoFocus' | 'children' | 'className' | 'href' | 'render' | 'slot' | 'style'> {
  /** Where it leads; an address of the app goes through React Aria's RouterProvider. */
  href: string;
  /** Where it leads, in words that make sense alone: 'Sign up', not 'here'. */
  children: ReactNode;
  /** @default 'accent' */
  tone?: 'accent' | 'strong' | 'muted';
  /** Among words a line marks it, so that colour is not alone; standing by itself it has the line on hover. @default 'inline' */
  appearance?: 'inline' | 'standalone';
  ref?: Ref<HTMLAnchorElement>;
}

/** Words that lead somewhere. With the look of a button: LinkButton. For doing something: Button. */
export function Link({ tone = 'accent', appearance = 'inline', ...link }: LinkProps) {
  return <AriaLink {...link} className={styles.root({ tone, appearance })} />;
}
