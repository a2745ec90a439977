import { type ReactNode, useRef } from 'react';
import { Modal as AriaModal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { copyOpenerTheme } from './copyOpenerTheme.ts';
import { FocusOpener } from './FocusOpener.tsx';
import { FocusWhenReopened } from './FocusWhenReopened.tsx';
import * as styles from './Modal.css.ts';

export interface ModalProps
  extends Omit<ModalOverlayProps, 'children' | 'className' | 'style' | 'render' | 'ref' | 'isEntering' | 'isExiting'> {
  /** One Dialog. */
  children: ReactNode;
  /** The maximum width: 440, 520 or 640 px. On phones the modal is a sheet at the bottom. @default 'message' */
  size?: 'message' | 'trade' | 'detail';
  /**
   * The position from 1024 px up: centred, or as a sheet at the inline end, which leaves the page readable. Use 'side'
   * for the details of a row, so that the list stays visible. @default 'center'
   */
  placement?: 'center' | 'side';
  /** Whether pressing outside closes the modal. Escape always does (MODAL-1). @default true */
  isDismissable?: boolean;
}

/**
 * Shows a Dialog over the page (MODAL-1). The focus is trapped inside and restored when it closes. Open it with a
 * DialogTrigger around a button and the modal, or with `isOpen`.
 */
export function Modal({
  children,
  size = 'message',
  placement = 'center',
  isDismissable = true,
  ...overlay
}: ModalProps) {
  const modal = useRef<HTMLDivElement>(null);
  return (
    <ModalOverlay
      {...overlay}
      ref={copyOpenerTheme}
      isDismissable={isDismissable}
      className={placement === 'side' ? `${styles.overlay} ${styles.sideOverlay}` : styles.overlay}
    >
      <AriaModal ref={modal} className={styles.modal({ size, placement })}>
        {({ isExiting }) => (
          <>
            <FocusOpener modal={modal} />
            <FocusWhenReopened modal={modal} isExiting={isExiting} />
            {children}
          </>
        )}
      </AriaModal>
    </ModalOverlay>
  );
}
