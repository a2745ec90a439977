import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import * as styles from './Modal.css.ts';
import { wearOpenersTheme } from './openersTheme.ts';

export interface ModalProps
  extends Omit<ModalOverlayProps, 'children' | 'className' | 'style' | 'render' | 'ref' | 'isEntering' | 'isExiting'> {
  /** One Dialog. */
  children: ReactNode;
  /** At most 440, 520 or 640 px wide; on phones a sheet at the bottom. @default 'message' */
  size?: 'message' | 'trade' | 'detail';
  /** Closes on a press outside too. Escape always closes (MODAL-1). @default true */
  isDismissable?: boolean;
}

/**
 * Holds a Dialog over the page (MODAL-1): the focus stays inside and goes back to where it was. Open it by a
 * DialogTrigger around a button and it, or by `isOpen`.
 */
export function Modal({ children, size = 'message', isDismissable = true, ...overlay }: ModalProps) {
  return (
    <ModalOverlay {...overlay} ref={wearOpenersTheme} isDismissable={isDismissable} className={styles.overlay}>
      <AriaModal className={styles.modal({ size })}>{children}</AriaModal>
    </ModalOverlay>
  );
}
