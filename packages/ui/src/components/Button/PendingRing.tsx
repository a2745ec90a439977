'use no memo';

import { useEffect, useRef } from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

/** The ring of a button that runs. That it begins and that it is over is said where the focus is at the button. */
export function PendingRing({ id }: { id: string }) {
  const messages = useMessages('Button', en.Button);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const button = place.current?.closest('button');
    say(button);
    return () => say(button);
  }, []);
  return (
    <span ref={place} className={styles.pending}>
      <Spinner id={id} size="sm" label={messages.pending} />
    </span>
  );
}

/** The name of the button; while the ring turns, its words are a part of it. */
function say(button: HTMLButtonElement | null | undefined) {
  if (!button || button !== document.activeElement) return;
  const parts = button.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = parts.length === 0 ? [button] : parts.map((id) => document.getElementById(id));
  const words = named.map((part) => part?.getAttribute('aria-label') ?? part?.textContent);
  announce(words.join(' '), 'assertive');
}
