import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { RootProps } from '../../rootProps.ts';
import type { IconProps } from '../Icon/Icon.tsx';
import { BellIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NotificationCard.css.ts';

export interface NotificationCardProps extends RootProps {
  /** The title: what happened, in a few words. */
  title: string;
  /** What it means. */
  message: ReactNode;
  /** The image URL. The icon is shown if it is missing or fails to load. */
  imageSrc?: string | null;
  /** An icon for this kind of notification. @default a bell */
  icon?: ReactElement<IconProps>;
  /** The time as display text: '2 hours ago'. */
  time?: ReactNode;
  /** A standalone card on a dark background, or a list row as wide as its container. @default 'card' */
  appearance?: 'card' | 'row';
  /**
   * Marks the notification as unread: it gets a dot, for which screen readers read this text, such as 'New'. @default
   * none: it is read
   */
  unreadLabel?: string;
  /** Makes the whole card a link, named by the title. */
  href?: string;
  /** Called when it is pressed. Without `href` the title is a button. */
  onPress?: () => void;
}

/** One notification: a round image of 40 px, title and message. The card has a dark background and is at most 400 px wide (PUSH-5). */
export function NotificationCard({
  title,
  message,
  imageSrc,
  icon = <BellIcon />,
  time,
  appearance = 'card',
  unreadLabel,
  href,
  onPress,
  ...element
}: NotificationCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const titleId = useId();
  const image = imageSrc && imageSrc !== failed ? imageSrc : null;
  return (
    <article
      {...element}
      aria-labelledby={titleId}
      className={styles.root({ appearance })}
      {...(appearance === 'row' && { tabIndex: -1 })}
    >
      <span className={styles.image({ appearance })}>
        {image === null ? icon : <img src={image} alt="" className={styles.photo} onError={() => setFailed(image)} />}
      </span>
      <div className={styles.texts}>
        <div className={styles.head}>
          <p id={titleId} className={styles.title}>
            {/* The text may be in another language than the page, so its own letters decide its direction. */}
            <bdi>{pressable(title, href, onPress)}</bdi>
          </p>
          {unreadLabel && (
            <span className={styles.unread({ appearance })}>
              <VisuallyHidden>{unreadLabel}</VisuallyHidden>
            </span>
          )}
        </div>
        <div className={styles.message({ appearance })}>
          <bdi>{message}</bdi>
        </div>
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
  return onPress ? <TitleButton onPress={onPress}>{title}</TitleButton> : title;
}

/** If it is removed while it has the focus, e.g. because a press has read the notification, the card gets the focus. */
function TitleButton({ onPress, children }: { onPress: () => void; children: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    const card = button?.closest('article');
    // The button is still in the document here.
    return () => {
      if (document.activeElement === button) card?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={ref} className={styles.target} onPress={() => onPress()}>
      {children}
    </Button>
  );
}
