/** KYC-7. */
export const bannerMessages = {
  pending: 'Verification Pending',
  incomplete: 'Identity Verification Incomplete',
  action: 'Complete KYC Now',
} as const;
