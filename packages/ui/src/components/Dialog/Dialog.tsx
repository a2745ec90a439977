'use no memo';

import { type ReactNode, type Ref, use, useId } from 'react';
import type { DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { DialogRoot } from './DialogRoot.tsx';
import { OpenerContext } from './opener.ts';

export interface DialogProps extends Omit<AriaDialogProps, 'children' | 'className' | 'style' | 'render'> {
  /** What it is about; the name of the dialog. */
  title: string;
  /** What it holds; it scrolls, title and footer stay. */
  children: ReactNode;
  /** The actions, the main one last. */
  footer?: ReactNode;
  /** The cross beside the title. Leave it out only where the footer has a way out. @default true */
  hasClose?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The content of a Modal: title, body, actions. For one sentence with one button: MessageModal. */
export function Dialog({ title, children, footer, hasClose = true, ...dialog }: DialogProps) {
  const messages = useMessages('Dialog', en.Dialog);
  const opener = use(OpenerContext);
  const titleId = useId();
  return (
    <DialogRoot {...dialog} {...(!dialog['aria-label'] && { titleId })}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {hasClose && (
          <IconButton size="sm" label={messages.close} icon={<CloseIcon />} onPress={() => opener?.state.close()} />
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </DialogRoot>
  );
}
