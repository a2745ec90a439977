/**
 * Why no money may leave the account (PAYOUT-1), in the server's sentences; other languages translate them by their codes.
 */
export const en = {
  suspended: 'Your account is suspended. You can look around, but no money can be moved.',
  identity: 'Verify your identity first. Until then, no money can leave your account.',
  heldUntil: (when: string) => `To keep your money safe, nothing can leave your account until ${when}.`,
} as const;
