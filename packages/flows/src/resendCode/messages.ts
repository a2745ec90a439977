/** VERIFY-4. */
export const resendCodeMessages = {
  sent: 'We’ve sent a new code to your email.',
} as const;
