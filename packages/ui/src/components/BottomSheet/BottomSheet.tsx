import { use, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { copyOpenerTheme } from '../Modal/copyOpenerTheme.ts';
import { FocusWhenReopened } from '../Modal/FocusWhenReopened.tsx';
import { modal as modalStyle, overlay as overlayStyle } from '../Modal/Modal.css.ts';
import type { ModalProps } from '../Modal/Modal.tsx';
import * as styles from './BottomSheet.css.ts';
import { useDragToDismiss } from './useDragToDismiss.ts';

export type BottomSheetProps = Omit<ModalProps, 'placement'>;

/**
 * A Modal with a handle by which it can be dragged away on phones, where it is a sheet at the bottom (MODAL-1). From 480 px up it
 * looks like a Modal. Open it with a DialogTrigger around a button and the sheet, or with `isOpen`.
 */
export function BottomSheet({ children, size = 'message', isDismissable = true, ...overlay }: BottomSheetProps) {
  const modal = useRef<HTMLDivElement>(null);
  return (
    <ModalOverlay {...overlay} ref={copyOpenerTheme} isDismissable={isDismissable} className={overlayStyle}>
      <Modal ref={modal} className={`${modalStyle({ size, placement: 'center' })} ${styles.sheet}`}>
        {({ isExiting }) => (
          <>
            <FocusWhenReopened modal={modal} isExiting={isExiting} />
            {isDismissable && <Handle />}
            {children}
          </>
        )}
      </Modal>
    </ModalOverlay>
  );
}

/** For the pointer alone: the keyboard has Escape and the cross of the Dialog. */
function Handle() {
  const state = use(OverlayTriggerStateContext);
  const drag = useDragToDismiss({
    direction: 'down',
    threshold: 0.4,
    onDismiss: () => state?.close(),
    draggedElementOf: (handle) => handle.parentElement,
  });
  return <div {...drag} aria-hidden="true" className={styles.handle} />;
}
