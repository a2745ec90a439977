import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../rootProps.ts';
import { truncate } from './truncate.ts';
import * as styles from './UserCard.css.ts';

export interface UserCardProps extends RootProps<HTMLDivElement> {
  /** Shown with 7 characters, as the last name; read completely (SIDE-3). */
  firstName: string;
  lastName: string;
  /** The URL of the photo; initials are shown if there is none. */
  photoUrl?: string | null;
  /** A short text below the name: the plan. */
  detail?: ReactNode;
}

/** The person signed in, for the Sidebar. */
export function UserCard({ firstName, lastName, photoUrl = null, detail, ...element }: UserCardProps) {
  const name = `${firstName} ${lastName}`.trim();
  const shown = `${truncate(firstName)} ${truncate(lastName)}`.trim();
  return (
    <div {...element} className={styles.root}>
      <Avatar isDecorative name={name} src={photoUrl} />
      <div className={styles.text}>
        <p className={styles.name}>
          {shown === name ? (
            <bdi>{name}</bdi>
          ) : (
            <>
              <bdi aria-hidden="true">{shown}</bdi>
              <VisuallyHidden>{name}</VisuallyHidden>
            </>
          )}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  );
}
