/** AUTH-1, AUTH-6. */
export const resetPasswordMessages = {
  passwordShort: 'Password must be at least 8 characters',
  passwordLong: 'Password must be at most 128 characters',
  different: 'Passwords do not match',
  incomplete: 'This link is incomplete. Open it again from the email, or copy all of it.',
  done: 'Your new password is set. Log in with it.',
} as const;
