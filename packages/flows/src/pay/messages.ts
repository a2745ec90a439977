import { sharedMessages } from '../messages.ts';

/** PAY-3. */
export const payMessages = {
  paid: 'The system will be updated to reflect your payment once it has been confirmed!',
  failed: sharedMessages.wentWrong,
  /** The page's deposit does not belong to this account; no requirement has a text. */
  notFound: 'We couldn’t find this deposit in your account.',
  /** Shown while a lost answer is looked up; no requirement has a text. */
  checking: 'We’re checking whether your payment was recorded.',
} as const;
