import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './AddressText.css.ts';
import { groups, shorten } from './shorten.ts';

export interface AddressTextProps extends RootProps<HTMLSpanElement> {
  /** The complete address; null or empty if there is none (PAY-5). */
  address: string | null;
  /**
   * `short` shows the first six and last four characters, for comparing at a glance, while screen readers read all of
   * them; `groups` shows all in groups of four, for comparing with another screen; `full` shows all without gaps. Never
   * use `short` before something is sent. @default 'short'
   */
  shape?: 'short' | 'groups' | 'full';
  /** Positions of characters, from 0, that are marked in the shape `groups`, because another address differs there. @default none */
  marked?: readonly number[];
  /** Shows a CopyButton after it. */
  copy?: ReactNode;
}

/** An address of a chain, in the monospaced font, left to right in every language. */
export function AddressText({ address, shape = 'short', marked = [], copy, ...element }: AddressTextProps) {
  const messages = useMessages('AddressText', en.AddressText);
  if (address === null || address.trim() === '')
    return (
      <span {...element} className={styles.missing}>
        {messages.missing}
      </span>
    );
  return (
    <span {...element} className={styles.root}>
      <bdi dir="ltr" className={styles.address}>
        {shape === 'short' && <Short address={address} />}
        {shape === 'full' && address}
        {shape === 'groups' && <Groups address={address} marked={marked} />}
      </bdi>
      {copy}
    </span>
  );
}

function Groups({ address, marked }: { address: string; marked: readonly number[] }) {
  let at = 0;
  return groups(address).map((group) => {
    const start = at;
    at += Array.from(group).length;
    return (
      <span key={start} className={styles.group}>
        {marked.length === 0
          ? group
          : Array.from(group).map((character, place) =>
              marked.includes(start + place) ? (
                <mark key={start + place} className={styles.mark}>
                  {character}
                </mark>
              ) : (
                character
              ),
            )}
      </span>
    );
  });
}

function Short({ address }: { address: string }) {
  const shown = shorten(address);
  if (shown === address) return address;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{address}</VisuallyHidden>
    </>
  );
}
