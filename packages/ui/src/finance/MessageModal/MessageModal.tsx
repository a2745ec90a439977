import { type ComponentType, type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Button } from '../../components/Button/Button.tsx';
import type { IconProps } from '../../components/Icon/Icon.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon, WarningIcon } from '../../components/Icon/icons.ts';
import { Modal } from '../../components/Modal/Modal.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './MessageModal.css.ts';

type Tone = 'accent' | 'positive' | 'negative' | 'warning';

export interface MessageModalProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called with false by 'Got it!', Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The message: what happened, what it means and what to do, in one or two sentences. */
  children: ReactNode;
  /** A heading above the message. @default none */
  title?: string;
  /** The kind of message: the icon shows and names it. @default 'accent' */
  tone?: Tone;
}

const SIGN: Record<Tone, ComponentType<IconProps>> = {
  accent: InfoIcon,
  positive: CheckCircleIcon,
  negative: AlertIcon,
  warning: WarningIcon,
};

/**
 * A message that must be read before continuing, with 'Got it!' (MODAL-1). For messages without an answer use a toast.
 */
export function MessageModal({ isOpen, onOpenChange, children, title, tone = 'accent' }: MessageModalProps) {
  const messages = useMessages('MessageModal', en.MessageModal);
  const messageId = useId();
  const Sign = SIGN[tone];
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog
        role="alertdialog"
        className={styles.root}
        aria-describedby={messageId}
        {...(title === undefined && { 'aria-label': messages.label })}
      >
        <span className={styles.badge({ tone })}>
          <Sign size="lg" label={messages.tones[tone]} />
        </span>
        {title !== undefined && (
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
        )}
        <div id={messageId} className={styles.message}>
          {children}
        </div>
        <div className={styles.action}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a modal takes the focus, and this is its one control */}
          <Button autoFocus isFullWidth size="lg" onPress={() => onOpenChange(false)}>
            {messages.accept}
          </Button>
        </div>
      </Dialog>
    </Modal>
  );
}
