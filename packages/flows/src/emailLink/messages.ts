/** AUTH-3. */
export const emailLinkMessages = {
  incomplete: 'This link is incomplete. Open it again from the email, or copy all of it.',
} as const;
