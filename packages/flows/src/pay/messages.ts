import { sharedMessages } from '../messages.ts';

/** PAY-3. */
export const payMessages = {
  paid: 'The system will be updated to reflect your payment once it has been confirmed!',
  failed: sharedMessages.wentWrong,
  /** Ours: what is going on after an answer was lost. */
  checking: 'We are checking how your deposit is marked.',
} as const;
