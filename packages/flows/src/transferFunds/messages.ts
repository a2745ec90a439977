import { sharedMessages } from '../messages.ts';

/** DASH-6. */
export const transferFundsMessages = {
  insufficient: sharedMessages.insufficient,
  /** Shown if the server sends no message; no requirement has a text. */
  transferred: 'Funds transferred.',
  /** Shown if nothing else can be sent now; no requirement has a text. */
  unresolved:
    'We don’t know yet whether this transfer went through. Send it again to find out: it only goes through once.',
} as const;
