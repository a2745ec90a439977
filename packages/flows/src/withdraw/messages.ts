import { sharedMessages } from '../messages.ts';

/** WD-2, WD-3. */
export const withdrawMessages = {
  incomplete: 'Please fill in required fields',
  notVerified: sharedMessages.notVerified,
  insufficient: sharedMessages.insufficient,
  failed: 'Withdrawal failed',
  /** For the address check of WD-2; the requirement has no text. */
  bitcoinAddress: 'This isn’t a Bitcoin address. Please check it.',
  /** For the address check of WD-2; the requirement has no text. */
  etheriumAddress: 'This isn’t an Ethereum address. Please check it.',
  /** Shown if the server sends no message; no requirement has a text. */
  requested: 'Withdrawal requested.',
  /** Shown while a lost answer is looked up; no requirement has a text. */
  checking: 'We’re checking whether your withdrawal was requested.',
  /** Shown if nothing can be sent now; no requirement has a text. */
  unresolved: 'We couldn’t check whether your withdrawal was requested. Please check again.',
} as const;
