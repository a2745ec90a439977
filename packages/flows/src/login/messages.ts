/** LOGIN-2. */
export const loginMessages = {
  email: 'Enter a valid email',
  password: 'Password must be at least 4 characters',
  /** Ours: no requirement has words for it. */
  passwordLong: 'Password must be at most 128 characters',
  /** AUTH-4: the account has passkeys alone, and they are not offered here. */
  noWay: 'This account asks for a passkey, which cannot be used here yet. Please contact us.',
} as const;
