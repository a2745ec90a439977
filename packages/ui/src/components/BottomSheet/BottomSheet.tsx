import { use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { modal, overlay as overlayStyle } from '../Modal/Modal.css.ts';
import type { ModalProps } from '../Modal/Modal.tsx';
import { wearOpenersTheme } from '../Modal/openersTheme.ts';
import * as styles from './BottomSheet.css.ts';
import { useDragAway } from './useDragAway.ts';

export type BottomSheetProps = ModalProps;

/**
 * A Modal that on phones, where it is a sheet at the bottom, has a handle to drag it away by (MODAL-1). From 480 px up it
 * is a Modal. Open it by a DialogTrigger around a button and it, or by `isOpen`.
 */
export function BottomSheet({ children, size = 'message', isDismissable = true, ...overlay }: BottomSheetProps) {
  return (
    <ModalOverlay {...overlay} ref={wearOpenersTheme} isDismissable={isDismissable} className={overlayStyle}>
      <Modal className={`${modal({ size })} ${styles.sheet}`}>
        {isDismissable && <Handle />}
        {children}
      </Modal>
    </ModalOverlay>
  );
}

/** For the pointer alone: the keyboard has Escape and the cross of the Dialog. */
function Handle() {
  const state = use(OverlayTriggerStateContext);
  const drag = useDragAway({
    direction: 'down',
    share: 0.4,
    onAway: () => state?.close(),
    moves: (handle) => handle.parentElement,
  });
  return <div {...drag} aria-hidden="true" className={styles.handle} />;
}
