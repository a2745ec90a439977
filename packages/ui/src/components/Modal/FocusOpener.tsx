import { type RefObject, useEffect, useState } from 'react';

interface FocusOpenerProps {
  readonly modal: RefObject<HTMLElement | null>;
}

/** The elements that had the focus before each open modal, nearest first. */
const openersByModal = new Map<HTMLElement, readonly HTMLElement[]>();

/**
 * Returns the focus when a modal closes whose opener was removed, e.g. a review that opens again after another dialog
 * replaced it: React Aria then restores nothing, and the focus would be lost. It goes to the element from which the
 * removed dialog was opened.
 */
export function FocusOpener({ modal }: FocusOpenerProps) {
  // Read while rendering: a dialog that is replaced by this one is still in the document.
  const [openers] = useState(() => openersOf(document.activeElement));
  useEffect(() => {
    const element = modal.current;
    if (element === null) return undefined;
    openersByModal.set(element, openers);
    return () => {
      openersByModal.delete(element);
      // React Aria restores the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => focusFirst(openers)));
    };
  }, [modal, openers]);
  return null;
}

function openersOf(focused: Element | null): readonly HTMLElement[] {
  if (!(focused instanceof HTMLElement) || focused === document.body) return [];
  const outer = [...openersByModal].find(([modal]) => modal.contains(focused));
  return [focused, ...(outer?.[1] ?? [])];
}

/** Focuses the first of these elements that can have the focus, unless another element has it. */
function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    element.focus();
  }
}
