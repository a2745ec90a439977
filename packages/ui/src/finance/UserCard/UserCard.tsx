import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useShell } from '../../components/AppShell/shell.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { ChevronEndIcon } from '../../components/Icon/icons.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../rootProps.ts';
import { truncate } from './truncate.ts';
import * as styles from './UserCard.css.ts';

export interface UserCardProps extends RootProps<HTMLDivElement> {
  /** The first name, shown with 7 characters; screen readers read all of it (SIDE-3). */
  firstName: string;
  /** The last name, shown with 7 characters. */
  lastName: string;
  /** The URL of the photo; initials are shown if there is none. @default none */
  photoUrl?: string | null;
  /** A short text below the name: the plan. */
  detail?: ReactNode;
  /** Makes the card a link, to the profile. In the drawer of an AppShell it also closes the drawer. @default no link */
  href?: string;
}

/** The person signed in, for the Sidebar. */
export function UserCard({ firstName, lastName, photoUrl = null, detail, href, ...element }: UserCardProps) {
  const name = `${firstName} ${lastName}`.trim();
  const shown = `${truncate(firstName)} ${truncate(lastName)}`.trim();
  const shell = useShell();
  const content = (
    <>
      <Avatar isDecorative name={name} src={photoUrl} />
      <span className={styles.text}>
        <span className={styles.name}>
          {shown === name ? (
            <bdi>{name}</bdi>
          ) : (
            <>
              <bdi aria-hidden="true">{shown}</bdi>
              <VisuallyHidden>{name}</VisuallyHidden>
            </>
          )}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {href !== undefined && (
        <span className={styles.chevron}>
          <ChevronEndIcon size="sm" />
        </span>
      )}
    </>
  );
  return (
    <div {...element} className={styles.root}>
      {href === undefined ? (
        <div className={styles.card}>{content}</div>
      ) : (
        <Link href={href} className={`${styles.card} ${styles.link}`} onPress={() => shell?.closeMenu()}>
          {content}
        </Link>
      )}
    </div>
  );
}
