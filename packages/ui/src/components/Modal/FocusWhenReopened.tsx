import { type RefObject, useEffect, useRef } from 'react';

/** Longer than the animation of a modal. */
const WAIT_MS = 300;

interface FocusWhenReopenedProps {
  readonly modal: RefObject<HTMLElement | null>;
  /** Whether the modal is closing, and its animation still running. */
  readonly isExiting: boolean;
}

/**
 * Moves the focus to the dialog of a modal that opens again while it is still closing. It stayed in the document, so React Aria, which
 * moves the focus when a dialog is added, does not do it, and the button that had the focus is inert.
 *
 * The same where a dialog opens after a press that no pointer or key made, e.g. one of a screen reader, or the choice of a file: then
 * React Aria waits for the end of all transitions, and misses it when several of an element are cancelled.
 */
export function FocusWhenReopened({ modal, isExiting }: FocusWhenReopenedProps) {
  const wasExiting = useRef(false);
  useEffect(() => {
    const isReopened = wasExiting.current && !isExiting;
    wasExiting.current = isExiting;
    if (!isReopened || modal.current?.contains(document.activeElement)) return;
    focusDialog(modal.current);
  }, [isExiting, modal]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusDialog(modal.current);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [modal]);
  return null;
}

function focusDialog(modal: HTMLElement | null): void {
  modal?.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')?.focus();
}
