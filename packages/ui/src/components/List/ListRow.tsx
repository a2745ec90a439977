import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { NO_VALUE } from '../../format/noValue.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './List.css.ts';

export interface ListRowProps extends RootProps<HTMLLIElement> {
  /** An icon, an image or an Avatar of 40 px. */
  start?: ReactNode;
  /** The name of the item. */
  title: ReactNode;
  /** Secondary text of a word or two. */
  subtitle?: ReactNode;
  /** The value at the end of the row. */
  end?: ReactNode;
  /** Secondary text below the value, such as a change or a date. */
  endSubtitle?: ReactNode;
  /** Makes the row a link. Paths of the app are navigated to by React Aria's RouterProvider. */
  href?: string;
  /** Makes the row a button. */
  onPress?: () => void;
}

/** One row of a List. It is a link with `href`, a button with `onPress`, otherwise text. */
export function ListRow({ start, title, subtitle, end, endSubtitle, href, onPress, ...element }: ListRowProps) {
  const content = (
    <>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.texts}>
        <span className={styles.title}>{title || NO_VALUE}</span>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      {(end || endSubtitle) && (
        <span className={styles.figures}>
          <span className={styles.end}>{end}</span>
          {endSubtitle && <span className={styles.subtitle}>{endSubtitle}</span>}
        </span>
      )}
    </>
  );
  return (
    <li {...element} className={styles.item}>
      {wrapped(content, href, onPress)}
    </li>
  );
}

function wrapped(content: ReactNode, href: string | undefined, onPress: (() => void) | undefined) {
  if (href !== undefined) {
    return (
      <Link href={href} className={styles.row({ isLive: true })}>
        {content}
      </Link>
    );
  }
  if (onPress) {
    return (
      <Button onPress={onPress} className={styles.row({ isLive: true })}>
        {content}
      </Button>
    );
  }
  return <div className={styles.row({ isLive: false })}>{content}</div>;
}
