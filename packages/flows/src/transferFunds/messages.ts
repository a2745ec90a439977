import { sharedMessages } from '../messages.ts';

/** DASH-6. */
export const transferFundsMessages = {
  insufficient: sharedMessages.insufficient,
  /** Ours: shown when the server sends no message. */
  transferred: 'Funds transferred.',
  /** Ours: why nothing else can be sent now. */
  unresolved:
    'We don’t know yet whether this transfer went through. Send it again to find out: it only goes through once.',
} as const;
