import { sharedMessages } from '../messages.ts';

/** DEP-3. */
export const depositMessages = {
  notVerified: sharedMessages.notVerified,
  mode: 'Please select the mode of deposit',
  incomplete: 'Please fill all required fields correctly',
  noUser: 'User information is missing',
  /** Ours, for DEP-4: shown when the server sends no message. */
  created: 'Deposit created.',
  /** Ours: what is going on after an answer was lost. */
  checking: 'We’re checking whether your deposit was created.',
  /** Ours: why nothing can be sent now. */
  unresolved: 'We couldn’t check whether your deposit was created. Please check again.',
} as const;
