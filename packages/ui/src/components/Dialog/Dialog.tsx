import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps extends Omit<AriaDialogProps, 'children' | 'className' | 'style' | 'render'> {
  /** The title, which also is the accessible name of the dialog. */
  title: string;
  /** The body. It scrolls while title and footer stay in place. */
  children: ReactNode;
  /** The actions; the primary action comes last. */
  footer?: ReactNode;
  /** Shows a close button next to the title. Omit it only if the footer has another way to close. @default true */
  hasClose?: boolean;
  /** The dialog element. */
  ref?: Ref<HTMLElement>;
}

/** The content of a Modal: title, body, actions. For one sentence with one button: MessageModal. */
export function Dialog({ title, children, footer, hasClose = true, ...dialog }: DialogProps) {
  const messages = useMessages('Dialog', en.Dialog);
  return (
    <AriaDialog {...dialog} className={styles.root}>
      <div className={styles.header}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        {hasClose && <IconButton slot="close" size="sm" label={messages.close} icon={<CloseIcon />} />}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </AriaDialog>
  );
}
