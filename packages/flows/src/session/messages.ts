export const sessionMessages = {
  /** ERR-2. */
  ended: 'Your session has ended. Please log in again.',
  /** SESS-8. */
  notKept: 'This browser keeps nothing: you will have to log in again next time.',
} as const;
