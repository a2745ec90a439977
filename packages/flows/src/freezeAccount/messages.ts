/** PAYOUT-5. */
export const freezeAccountMessages = {
  incomplete: 'This link is incomplete. Open it again from the email, or copy all of it.',
} as const;
