import { type ReactNode, useId, useState } from 'react';
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
}

/** One notification: a round image of 40 px, title and message on dark ground, at most 400 px wide (PUSH-5). */
export function NotificationCard({ title, message, imageSrc, time, ...element }: NotificationCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const titleId = useId();
  const image = imageSrc && imageSrc !== failed ? imageSrc : null;
  return (
    <article {...element} aria-labelledby={titleId} className={styles.root}>
      <span className={styles.image}>
        {image === null ? (
          <BellIcon />
        ) : (
          <img src={image} alt="" className={styles.photo} onError={() => setFailed(image)} />
        )}
      </span>
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <div className={styles.message}>{message}</div>
        {time && <p className={styles.time}>{time}</p>}
      </div>
    </article>
  );
}
