import { sharedMessages } from '../messages.ts';

/** PAY-3. */
export const payMessages = {
  paid: 'The system will be updated to reflect your payment once it has been confirmed!',
  failed: sharedMessages.wentWrong,
  /** Ours: the page names a deposit that is not one of this account. */
  notFound: 'We couldn’t find this deposit in your account.',
  /** Ours: what is going on after an answer was lost. */
  checking: 'We’re checking whether your payment was recorded.',
} as const;
