import { sharedMessages } from '../messages.ts';

/** DEP-3. */
export const depositMessages = {
  notVerified: sharedMessages.notVerified,
  mode: 'Please select the mode of deposit',
  incomplete: 'Please fill all required fields correctly',
  noUser: 'User information is missing',
  /** DEP-4: shown if the server sends no message; the requirement has no text. */
  created: 'Deposit created.',
  /** Shown while a lost answer is looked up; no requirement has a text. */
  checking: 'We’re checking whether your deposit was created.',
  /** Shown if nothing can be sent now; no requirement has a text. */
  unresolved: 'We couldn’t check whether your deposit was created. Please check again.',
} as const;
