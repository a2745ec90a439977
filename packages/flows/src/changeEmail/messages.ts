/** AUTH-3. */
export const changeEmailMessages = {
  email: 'Enter a valid email',
  same: 'This is already your email.',
} as const;
