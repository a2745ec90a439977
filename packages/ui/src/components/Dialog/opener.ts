import { createContext, type RefObject } from 'react';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';

/** What an overlay and what it holds know of how it was opened. */
export interface Opener {
  readonly state: OverlayTriggerState;
  /** Set by a DialogTrigger: the button, and the ids of the dialog and of the button, which names it. */
  readonly trigger?: {
    readonly button: RefObject<HTMLElement | null>;
    readonly dialogId: string;
    readonly buttonId: string;
  };
}

/** Null outside a DialogTrigger and an overlay. */
export const OpenerContext = createContext<Opener | null>(null);

/** Moves the focus to a dialog that came. What it returns stops what is still to come of that. */
export type TakeFocus = (dialog: HTMLElement) => (() => void) | undefined;

/** How a dialog takes the focus: given by what holds it, which is loaded once a dialog can open. */
export const TakeFocusContext = createContext<TakeFocus>((dialog) => {
  dialog.focus({ preventScroll: true });
  return undefined;
});
