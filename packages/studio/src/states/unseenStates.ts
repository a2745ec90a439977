/** Why most of them cannot be seen. */
export const neverRests = 'The flow decides here and goes on at once, so it never rests in this state.';

/**
 * The states that nobody can see, by the id of the leaf, each with its reason. Every other leaf state has a story in
 * packages/studio/states; `npm run check` fails for a state that has neither, and for a reason that is not needed.
 */
export const unseenStates: Readonly<Record<string, string>> = {
  'session.expiring': neverRests,
  'session.idle': neverRests,
  'verifyEmail.checking': neverRests,
  'resendCode.checking': neverRests,
  'resetPassword.checking': neverRests,
  'freezeAccount.checking': neverRests,
  'emailLink.checking': neverRests,
  'deposit.opening': neverRests,
  'pay.opening': neverRests,
  'stepUp.opening': neverRests,
  'withdraw.opening': neverRests,
  'transferFunds.opening': neverRests,
  'walletEntry.deciding': neverRests,
  'sendAssets.opening': neverRests,
  'sendAssets.refused': neverRests,
  'sendAssets.resting': neverRests,
  'tradeAssets.opening': neverRests,
  'tradeAssets.deciding': neverRests,
  'notifications.resting': neverRests,
  'homeScreenPrompt.deciding': neverRests,
  'homeScreenPrompt.waiting': 'The hint waits for a quiet second, and the page shows nothing of it.',
  'homeScreenPrompt.ineligible': 'The page shows nothing where the app cannot be put on a home screen.',
  'homeScreenPrompt.dismissed': 'The page shows nothing more of the hint.',
};
