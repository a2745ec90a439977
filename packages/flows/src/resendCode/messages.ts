/** VERIFY-4. */
export const resendCodeMessages = {
  sent: 'A new code is on its way to your e-mail.',
} as const;
