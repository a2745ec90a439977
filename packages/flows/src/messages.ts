/** Words that several flows show. A flow's own words stand in its own messages.ts. */
export const sharedMessages = {
  /** ERR-1: an answer no rule foresees, or one without words. */
  unexpected: 'An unexpected error occurred.',
  /** LOGIN-7: the server could not be reached, or took too long. */
  network: 'network error',
} as const;
