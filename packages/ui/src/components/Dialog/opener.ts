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
