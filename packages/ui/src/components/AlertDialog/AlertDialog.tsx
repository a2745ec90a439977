import { type ReactNode, useId } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The question: 'Cancel this deposit?' */
  title: string;
  /** What happens then, and whether there is a way back. */
  children: ReactNode;
  /** What the main button does, as a verb: 'Cancel deposit'. */
  actionLabel: string;
  /** Does it. The caller closes the dialog, by `isOpen`. */
  onAction: () => void;
  /** What the other button says. @default 'Cancel' in the reader's language */
  cancelLabel?: string;
  /** 'negative' for what cannot be undone. @default 'negative' */
  tone?: 'accent' | 'negative';
  /** The action runs: nothing closes the dialog until it is over. @default false */
  isPending?: boolean;
  /** Why the action failed, in the words of the flow. */
  error?: string | null;
}

/** Asks before something is done that matters. A press outside does not answer; Escape does, with no. */
export function AlertDialog({
  title,
  children,
  actionLabel,
  onAction,
  cancelLabel,
  tone = 'negative',
  isPending = false,
  error = null,
  ...overlay
}: AlertDialogProps) {
  const messages = useMessages('AlertDialog', en.AlertDialog);
  const messageId = useId();
  return (
    <Modal {...overlay} isDismissable={false} isKeyboardDismissDisabled={isPending}>
      <Dialog
        role="alertdialog"
        aria-describedby={messageId}
        title={title}
        hasClose={false}
        footer={
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a modal takes the focus; Enter must not do what cannot be undone */}
            <Button autoFocus slot="close" tone="neutral" appearance="soft" isDisabled={isPending}>
              {cancelLabel ?? messages.cancel}
            </Button>
            <Button tone={tone} isPending={isPending} onPress={onAction}>
              {actionLabel}
            </Button>
          </>
        }
      >
        <div id={messageId}>{children}</div>
        <div role="alert">{error !== null && <p className={styles.error}>{error}</p>}</div>
      </Dialog>
    </Modal>
  );
}
