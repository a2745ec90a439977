/** LOGIN-2. */
export const loginMessages = {
  email: 'Enter a valid email',
  password: 'Password must be at least 4 characters',
  /** Ours: no requirement has words for it. */
  passwordLong: 'Password must be at most 128 characters',
} as const;
