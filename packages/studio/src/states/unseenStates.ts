/** Why most of them cannot be seen. */
export const transientReason = 'The flow decides here and goes on at once, so it never rests in this state.';

/**
 * The states that nobody can see, by the id of the leaf, each with its reason. Every other leaf state has a story in
 * packages/studio/states; `npm run check` fails for a state that has neither, and for a reason that is not needed.
 */
export const unseenStates: Readonly<Record<string, string>> = {
  'session.expiring': transientReason,
  'session.idle': transientReason,
  'verifyEmail.checking': transientReason,
  'resendCode.checking': transientReason,
  'resetPassword.checking': transientReason,
  'freezeAccount.checking': transientReason,
  'emailLink.checking': transientReason,
  'registration.editing.opening': transientReason,
  'deposit.opening': transientReason,
  'pay.opening': transientReason,
  'stepUp.opening': transientReason,
  'withdraw.opening': transientReason,
  'transferFunds.opening': transientReason,
  'walletEntry.deciding': transientReason,
  'sendAssets.opening': transientReason,
  'sendAssets.refused': transientReason,
  'sendAssets.resting': transientReason,
  'tradeAssets.opening': transientReason,
  'tradeAssets.deciding': transientReason,
  'notifications.resting': transientReason,
  'homeScreenPrompt.deciding': transientReason,
  'homeScreenPrompt.waiting': 'The hint waits for a quiet second, and the page shows nothing of it.',
  'homeScreenPrompt.ineligible': 'The page shows nothing where the app cannot be put on a home screen.',
  'homeScreenPrompt.dismissed': 'The page shows nothing more of the hint.',
};
