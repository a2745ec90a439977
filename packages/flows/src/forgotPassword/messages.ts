/** AUTH-1. */
export const forgotPasswordMessages = {
  email: 'Enter a valid email',
} as const;
