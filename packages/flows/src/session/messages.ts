/** The messages of the session, each with its requirement. */
export const sessionMessages = {
  /** ERR-2. */
  ended: 'Your session has ended. Please log in again.',
  /** AUTH-7. */
  idle: 'We logged you out because you were inactive. Please log in again.',
  /** SESS-8. */
  notKept: 'This browser isn’t saving anything, so you’ll have to log in again next time.',
} as const;
