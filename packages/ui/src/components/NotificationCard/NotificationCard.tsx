import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { RootProps } from '../../rootProps.ts';
import { BellIcon } from '../Icon/icons.ts';
import * as styles from './NotificationCard.css.ts';

export interface NotificationCardProps extends RootProps {
  /** What happened, in a few words. */
  title: string;
  /** What it means. */
  message: ReactNode;
  /** Address of the image; a bell stands for one that is missing or fails. */
  imageSrc?: string | null;
  /** When, as it is read: '2 hours ago'. */
  time?: ReactNode;
  /** A card of its own on dark ground, or a row of a list as wide as what holds it. @default 'card' */
  appearance?: 'card' | 'row';
  /** After the title: a Badge that says it is new. */
  badge?: ReactNode;
  /** Where it leads: all of it is the target, and the title the name of the link. */
  href?: string;
  /** Called as it is followed; without `href` the title is a button. */
  onPress?: () => void;
}

/** One notification: a round image of 40 px, title and message; as a card on dark ground, at most 400 px wide (PUSH-5). */
export function NotificationCard({
  title,
  message,
  imageSrc,
  time,
  appearance = 'card',
  badge,
  href,
  onPress,
  ...element
}: NotificationCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const titleId = useId();
  const image = imageSrc && imageSrc !== failed ? imageSrc : null;
  return (
    <article {...element} aria-labelledby={titleId} className={styles.root({ appearance })}>
      <span className={styles.image({ appearance })}>
        {image === null ? (
          <BellIcon />
        ) : (
          <img src={image} alt="" className={styles.photo} onError={() => setFailed(image)} />
        )}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <p id={titleId} className={styles.title}>
            {pressable(title, href, onPress)}
          </p>
          {badge}
        </div>
        <div className={styles.message({ appearance })}>{message}</div>
        {time && <p className={styles.time({ appearance })}>{time}</p>}
      </div>
    </article>
  );
}

function pressable(title: string, href: string | undefined, onPress: (() => void) | undefined) {
  if (href !== undefined) {
    return (
      <Link href={href} className={styles.target} {...(onPress && { onPress: () => onPress() })}>
        {title}
      </Link>
    );
  }
  if (onPress) {
    return (
      <Button className={styles.target} onPress={() => onPress()}>
        {title}
      </Button>
    );
  }
  return title;
}
