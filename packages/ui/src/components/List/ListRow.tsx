import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { NOTHING } from '../../format/nothing.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './List.css.ts';

export interface ListRowProps extends RootProps<HTMLLIElement> {
  /** A sign, a picture or an Avatar of 40 px. */
  start?: ReactNode;
  /** What it is. */
  title: ReactNode;
  /** A word or two more. */
  subtitle?: ReactNode;
  /** Its figure. */
  end?: ReactNode;
  /** A word or two more on the figure: the change, the date. */
  endSubtitle?: ReactNode;
  /** Where the row leads; an address of the app goes through React Aria's RouterProvider. */
  href?: string;
  /** What a press on the row does, where it leads nowhere. */
  onPress?: () => void;
}

/** One row of a List. With `href` it is a link, with `onPress` a button, else text. */
export function ListRow({ start, title, subtitle, end, endSubtitle, href, onPress, ...element }: ListRowProps) {
  const content = (
    <>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title || NOTHING}</span>
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
