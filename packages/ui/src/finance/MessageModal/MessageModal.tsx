import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DialogRoot } from '../../components/Dialog/DialogRoot.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon, WarningIcon } from '../../components/Icon/icons.ts';
import { Modal } from '../../components/Modal/Modal.tsx';
import { OpenLayer } from '../../components/Modal/OpenLayer.tsx';
import { openLayer } from '../../components/Modal/useOpenLayer.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './MessageModal.css.ts';

// What it tells may be that the line is down: a message waits for no other file.
openLayer.loaded = OpenLayer;

type Tone = 'accent' | 'positive' | 'negative' | 'warning';

export interface MessageModalProps {
  isOpen: boolean;
  /** 'Got it!', Escape or a press outside. */
  onClose: () => void;
  /** What happened, what it means, what to do: one sentence or two. */
  children: ReactNode;
  /** @default none: the message says it all */
  title?: string;
  /** What kind of message it is; its sign says so too. @default 'accent' */
  tone?: Tone;
}

const SIGN: Record<Tone, ReactNode> = {
  accent: <InfoIcon size="lg" />,
  positive: <CheckCircleIcon size="lg" />,
  negative: <AlertIcon size="lg" />,
  warning: <WarningIcon size="lg" />,
};

/** A message to be read before going on, with 'Got it!' (MODAL-1). What needs no answer is a toast. */
export function MessageModal({ isOpen, onClose, children, title, tone = 'accent' }: MessageModalProps) {
  const messages = useMessages('MessageModal', en.MessageModal);
  const [titleId, messageId] = [useId(), useId()];
  return (
    <Modal isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogRoot
        role="alertdialog"
        className={styles.root}
        aria-describedby={messageId}
        {...(title === undefined ? { 'aria-label': messages.label } : { titleId })}
      >
        <span className={styles.badge({ tone })}>{SIGN[tone]}</span>
        {title !== undefined && (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
        <div id={messageId} className={styles.message}>
          {children}
        </div>
        <div className={styles.action}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a modal takes the focus, and this is its one control */}
          <Button autoFocus isFullWidth size="lg" onPress={onClose}>
            {messages.accept}
          </Button>
        </div>
      </DialogRoot>
    </Modal>
  );
}
