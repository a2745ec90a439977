/** LOGIN-2. */
export const loginMessages = {
  email: 'Enter a valid email',
  password: 'Password must be at least 4 characters',
} as const;
