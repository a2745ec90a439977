import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { copyOpenerTheme } from '../Modal/copyOpenerTheme.ts';
import * as styles from './Drawer.css.ts';
import { useShell } from './shell.ts';

/** The sidebar of small screens, which slides in from the start side. Pressing outside, Escape and every link in it close it (SIDE-4). */
export function Drawer({ children }: { children: ReactNode }) {
  const messages = useMessages('AppShell', en.AppShell);
  const shell = useShell();
  const change = (isOpen: boolean) => {
    if (!isOpen) shell?.closeMenu();
  };
  return (
    <ModalOverlay
      isDismissable
      isOpen={shell?.isMenuOpen ?? false}
      onOpenChange={change}
      ref={copyOpenerTheme}
      className={styles.overlay}
    >
      <Modal className={styles.panel}>
        <Dialog aria-label={messages.menu} className={styles.dialog}>
          <div className={styles.close}>
            <IconButton slot="close" label={messages.close} icon={<CloseIcon />} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
