import { type RefObject, useEffect, useRef } from 'react';

interface FocusWhenReopenedProps {
  readonly modal: RefObject<HTMLElement | null>;
  /** Whether the modal is closing, with its animation still running. */
  readonly isExiting: boolean;
}

/**
 * Moves the focus to the dialog of a modal that opens again while it is still closing. The dialog stayed in the
 * document, so React Aria, which moves the focus when a dialog is added, does not do it, and the button that had the
 * focus is inert.
 */
export function FocusWhenReopened({ modal, isExiting }: FocusWhenReopenedProps) {
  const wasExiting = useRef(false);
  useEffect(() => {
    const isReopened = wasExiting.current && !isExiting;
    wasExiting.current = isExiting;
    if (!isReopened || modal.current?.contains(document.activeElement)) return;
    modal.current?.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')?.focus();
  }, [isExiting, modal]);
  return null;
}
