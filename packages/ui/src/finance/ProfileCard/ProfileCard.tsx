import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading, type HeadingProps } from '../../components/Heading/Heading.tsx';
import { CameraIcon } from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { NO_VALUE } from '../../format/noValue.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { truncate } from '../UserCard/truncate.ts';
import { AbbreviatedText } from './AbbreviatedText.tsx';
import * as styles from './ProfileCard.css.ts';
import { ProfileRows } from './ProfileRows.tsx';
import { TruncatedText } from './TruncatedText.tsx';

export interface ProfileCardProps extends RootProps<HTMLDivElement> {
  /** The first name, shown with 8 characters; screen readers read all of it (CARD-1). */
  firstName: string;
  /** The last name, shown with 8 characters. */
  lastName: string;
  /** The email address, shown with 15 characters. */
  email: string;
  /** The URL of the photo; initials are shown if it is missing or fails to load. @default none */
  photoUrl?: string | null;
  /**
   * The identity number as the server masks it, '••••• 4821' (CARD-3); null shows '---', as for the following props.
   */
  nid: string | null;
  /** The country of residence. */
  country: string | null;
  /** The state or region of residence. */
  state: string | null;
  /** The postal address, shown with 14 characters. */
  address: string | null;
  /** The target URL of 'Edit Profile': the registration (CARD-4). */
  editHref: string;
  /** The target URL of the icon on the photo: the photo page (CARD-6). */
  photoHref: string;
  /** Requests the complete identity number, which is shown elsewhere: the row's dialog closes first. */
  onShowNid: () => void;
  /** The URL for changing the password, which is never shown: the server does not send it (CARD-3). */
  passwordHref: string;
  /** The status of the verification: a Badge. @default not shown */
  verification?: ReactNode;
  /** The heading level of the name. @default 2 */
  level?: HeadingProps['level'];
}

/** The investor's identity. Each row opens its name and complete value (CARD-1, CARD-2, CARD-3). */
export function ProfileCard({
  firstName,
  lastName,
  email,
  photoUrl = null,
  address,
  editHref,
  photoHref,
  verification,
  level = 2,
  nid,
  country,
  state,
  passwordHref,
  onShowNid,
  ...element
}: ProfileCardProps) {
  const messages = useMessages('ProfileCard', en.ProfileCard);
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Card {...element}>
      <div className={styles.head}>
        <div className={styles.photo}>
          <Avatar isDecorative size="xl" name={name} src={photoUrl} />
          <Link href={photoHref} aria-label={messages.editPhoto} className={styles.edit}>
            <CameraIcon size="sm" />
          </Link>
        </div>
        <Heading level={level} size="title3">
          {/* As one element, since a name in Latin letters runs from left to right on an Arabic page too. */}
          {name === '' ? (
            NO_VALUE
          ) : (
            <AbbreviatedText
              shortText={`${truncate(firstName, 8, '')} ${truncate(lastName, 8, '')}`.trim()}
              fullText={name}
            />
          )}
        </Heading>
        <p className={styles.detail}>
          <TruncatedText text={email.trim() || NO_VALUE} maxLength={15} mark="…" />
        </p>
        <p className={styles.detail}>
          <TruncatedText text={address?.trim() || NO_VALUE} maxLength={14} mark="…" />
        </p>
        {verification && <div className={styles.verification}>{verification}</div>}
        <div className={styles.action}>
          <LinkButton href={editHref} tone="neutral" appearance="soft" size="sm">
            {messages.edit}
          </LinkButton>
        </div>
      </div>
      <ProfileRows
        nid={nid}
        country={country}
        state={state}
        address={address}
        onShowNid={onShowNid}
        passwordHref={passwordHref}
        editHref={editHref}
      />
    </Card>
  );
}
