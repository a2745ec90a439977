/** LOGIN-2. */
export const loginMessages = {
  email: 'Enter a valid email',
  password: 'Password must be at least 4 characters',
  /** No requirement has texts for these messages. */
  passwordLong: 'Password must be at most 128 characters',
  /** AUTH-4: the account has only passkeys, and this browser or this address cannot use them. */
  noWay: 'This account asks for a passkey, which this browser can’t use here. Try another browser or device.',
  /** AUTH-4: the person closed the browser’s prompt, or has no passkey on this device. */
  passkeyUnused: 'No passkey was used. Try again, or choose another way.',
} as const;
