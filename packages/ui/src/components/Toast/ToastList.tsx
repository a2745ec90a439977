import { type ReactElement, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { QueuedToast } from 'react-aria-components/Toast';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useDragAway } from '../BottomSheet/useDragAway.ts';
import type { IconProps } from '../Icon/Icon.tsx';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../Icon/icons.ts';
import * as styles from './Toast.css.ts';
import type { ToastContent, Toasts } from './toasts.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useToastRoom } from './useToastRoom.ts';
import { useToastTime } from './useToastTime.ts';

type Tone = NonNullable<ToastContent['tone']>;

const SIGN: Record<Tone, ReactElement<IconProps>> = {
  neutral: <InfoIcon />,
  positive: <CheckCircleIcon />,
  negative: <AlertIcon />,
};

/** How far aside a toast is dragged to go (PUSH-4), as a share of its width. */
const DRAGGED_AWAY = 0.8;

export interface ToastListProps extends Pick<Toasts, 'queue'> {
  shown: readonly QueuedToast<ToastContent>[];
}

/** A landmark. What a dialog hides of the page and keeps the focus from is not this: React Aria reads the last attribute. */
export function ToastList({ queue, shown }: ToastListProps) {
  const messages = useMessages('Toast', en.Toast);
  const { direction } = useLocale();
  const region = useRef<HTMLElement>(null);
  const keys = shown.map(({ key }) => key);
  const { onFocus, onBlur, ...hands } = useToastFocus(region, keys);
  const { look, isHeld } = useToastTime(queue);
  useToastRoom(region);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it looks where focus and pointer are, and does nothing
    <section
      ref={region}
      aria-label={messages.region}
      dir={direction}
      tabIndex={-1}
      className={styles.region}
      {...hands}
      onFocus={(event) => {
        onFocus(event);
        look({ isFocused: true });
      }}
      onBlur={(event) => {
        onBlur(event);
        look({ isFocused: event.currentTarget.contains(event.relatedTarget) });
      }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && look({ isPointed: true })}
      onPointerLeave={() => look({ isPointed: false })}
      data-react-aria-top-layer
    >
      <ol style={TRANSPARENT}>
        {shown.map((toast) => (
          <li key={toast.key} style={TRANSPARENT}>
            <Toast toast={toast} isHeld={isHeld} onAway={() => queue.close(toast.key)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A list to assistive technology and not to the eye. */
const TRANSPARENT = { display: 'contents' };

interface ToastProps {
  toast: QueuedToast<ToastContent>;
  /** Whether the time of all toasts stands still. */
  isHeld: () => boolean;
  onAway: () => void;
}

function Toast({ toast, isHeld, onAway }: ToastProps) {
  const messages = useMessages('Toast', en.Toast);
  const id = useId();
  const said = useRef<HTMLOutputElement>(null);
  const drag = useDragAway({ direction: 'aside', share: DRAGGED_AWAY, onAway });
  const { timer, timeout, content } = toast;
  const { title, description, tone = 'neutral', icon = SIGN[tone] } = content;

  const start = useEffectEvent((length: number) => {
    timer?.reset(length);
    if (isHeld()) timer?.pause();
  });
  useEffect(() => {
    if (timeout === undefined) return undefined;
    start(timeout);
    return () => timer?.pause();
  }, [timer, timeout]);

  // A live region says what changes in it: words that come with it are not a change to every reader.
  useEffect(() => said.current?.removeAttribute('aria-hidden'), []);

  return (
    <div
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={`${id}title`}
      {...(description && { 'aria-describedby': `${id}description` })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- read as a whole; F6 and Tab lead to it
      tabIndex={0}
      {...drag}
      className={styles.toast}
    >
      <span className={styles.sign({ tone })}>{icon}</span>
      {/* Polite: an alert would cut off what is being read. */}
      <output ref={said} aria-atomic="true" aria-hidden="true" className={styles.words}>
        <span id={`${id}title`} className={styles.title}>
          {title}
        </span>
        {description && (
          <span id={`${id}description`} className={styles.description}>
            {description}
          </span>
        )}
      </output>
      <button type="button" aria-label={messages.close} className={styles.close} onClick={onAway}>
        <CloseIcon size="sm" />
      </button>
    </div>
  );
}
