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
  /** The consequences, and whether the action can be undone. */
  children: ReactNode;
  /** The label of the main button, as a verb: 'Cancel deposit'. */
  actionLabel: string;
  /** Called when the main button is pressed. The caller closes the dialog by setting `isOpen`. */
  onAction: () => void;
  /** The label of the cancel button. @default 'Cancel' in the reader's language */
  cancelLabel?: string;
  /** 'negative' for actions that cannot be undone. @default 'negative' */
  tone?: 'accent' | 'negative';
  /** The action is running: the dialog cannot be closed until it has finished. @default false */
  isPending?: boolean;
  /** The error message to show when the action failed. @default none */
  error?: string | null;
}

/** A confirmation dialog before an important action. Pressing outside does nothing; Escape cancels. */
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
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a modal takes the focus; Enter must not run an action that cannot be undone */}
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
