import { sharedMessages } from '../messages.ts';

/** WD-2, WD-3. */
export const withdrawMessages = {
  incomplete: 'Please fill in required fields',
  notVerified: sharedMessages.notVerified,
  insufficient: sharedMessages.insufficient,
  failed: 'Withdrawal failed',
  /** Ours, for the address check of WD-2. */
  bitcoinAddress: 'This isn’t a Bitcoin address. Please check it.',
  /** Ours, for the address check of WD-2. */
  etheriumAddress: 'This isn’t an Ethereum address. Please check it.',
  /** Ours: shown when the server sends no message. */
  requested: 'Withdrawal requested.',
  /** Ours: what is going on after an answer was lost. */
  checking: 'We’re checking whether your withdrawal was requested.',
  /** Ours: why nothing can be sent now. */
  unresolved: 'We couldn’t check whether your withdrawal was requested. Please check again.',
} as const;
