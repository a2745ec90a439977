import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../components/Button/Button.tsx';
import { ChevronEndIcon } from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NO_VALUE } from '../../format/noValue.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { DetailModal, type DetailModalProps } from '../DetailModal/DetailModal.tsx';
import { ending } from './mask.ts';
import * as styles from './ProfileCard.css.ts';
import { TruncatedText } from './TruncatedText.tsx';

interface ProfileRowsProps {
  nid: string | null;
  country: string | null;
  state: string | null;
  address: string | null;
  onShowNid: () => void;
  passwordHref: string;
  /** The URL for changing the value (CARD-4). */
  editHref: string;
}

interface Row extends Pick<DetailModalProps, 'value' | 'note' | 'actions'> {
  readonly title: string;
  /** The content of the row, if it is not the value. */
  readonly short?: ReactNode;
}

/** The mask that the server sends instead of a secret value (CARD-3). */
const DOTS = '••••••••';
const MASK = '•••••';
const ADDRESS = { maxLength: 14, mark: '…' };

const text = (value: string | null): string => value?.trim() || NO_VALUE;

/** The rows of the card; each opens its name and value (CARD-2). */
export function ProfileRows({ nid, country, state, address, onShowNid, passwordHref, editHref }: ProfileRowsProps) {
  const messages = useMessages('ProfileCard', en.ProfileCard);
  const [openTitle, setOpenTitle] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);

  const password = <MaskedValue dots={DOTS} spoken={messages.hidden} />;
  const edit = <LinkButton href={editHref}>{messages.edit}</LinkButton>;
  const maskedNid = nid?.trim() ? <Masked nid={nid} /> : NO_VALUE;

  const rows: readonly Row[] = [
    {
      title: messages.password,
      value: password,
      note: messages.passwordNote,
      actions: <LinkButton href={passwordHref}>{messages.changePassword}</LinkButton>,
    },
    {
      title: messages.nid,
      value: maskedNid,
      ...(nid?.trim() && { note: messages.nidNote }),
      actions: (
        <>
          {nid?.trim() && (
            <Button
              tone="neutral"
              appearance="soft"
              onPress={() => {
                setOpen(false);
                onShowNid();
              }}
            >
              {messages.showNid}
            </Button>
          )}
          {edit}
        </>
      ),
    },
    { title: messages.country, value: text(country), actions: edit },
    { title: messages.state, value: text(state), actions: edit },
    {
      title: messages.address,
      short: <TruncatedText text={text(address)} {...ADDRESS} />,
      value: text(address),
      actions: edit,
    },
  ];
  // Kept during the closing animation, so that the modal does not become empty before.
  const { short: _, ...opened } = rows.find(({ title }) => title === openTitle) ?? { title: '', value: NO_VALUE };

  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ title, short, value }) => (
          <li key={title} className={styles.item}>
            <AriaButton
              className={styles.row}
              onPress={() => {
                setOpenTitle(title);
                setOpen(true);
              }}
            >
              <span className={styles.name}>{title}</span> <span className={styles.value}>{short ?? value}</span>
              <span className={styles.arrow}>
                <ChevronEndIcon size="sm" />
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
      <DetailModal {...opened} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function Masked({ nid }: { nid: string }) {
  const messages = useMessages('ProfileCard', en.ProfileCard);
  const shown = ending(nid);
  return <MaskedValue dots={`${MASK} ${shown}`.trim()} spoken={shown ? messages.endsIn(shown) : messages.hidden} />;
}

function MaskedValue({ dots, spoken }: { dots: string; spoken: string }) {
  return (
    <>
      <bdi aria-hidden="true">{dots}</bdi>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
