import type { ComponentProps } from 'react';
import * as styles from './Heading.css.ts';

type Level = 1 | 2 | 3 | 4;
type Size = 'display' | 'title1' | 'title2' | 'title3' | 'label';

export interface HeadingProps extends Omit<ComponentProps<'h1'>, 'className' | 'style'> {
  /** The heading level. Use one level 1 for each page and do not skip levels. */
  level: Level;
  /** The text style, where it differs from the level's own. @default title1, title2, title3, label by level */
  size?: Size;
}

const SIZE = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'label' } as const satisfies Record<Level, Size>;

/** A heading. A route focuses its level 1 heading (ROUTE-9): give that one `tabIndex={-1}` and a `ref`. */
export function Heading({ level, size = SIZE[level], ...heading }: HeadingProps) {
  // A level from untyped data must not become an unknown tag.
  const Element = Object.hasOwn(SIZE, level) ? (`h${level}` as const) : 'h2';
  return <Element {...heading} className={styles.root({ size })} />;
}
