'use no memo';

import type { ReactNode, Ref } from 'react';
import * as styles from './Link.css.ts';
import { NativeLink, type NativeLinkProps } from './NativeLink.tsx';

export interface LinkProps extends NativeLinkProps {
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
  return <NativeLink {...link} className={styles.root({ tone, appearance })} />;
}
