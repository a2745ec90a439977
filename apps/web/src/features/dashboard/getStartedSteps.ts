import type { Investment, User } from '@keel/flows';

export type StepName = 'identity' | 'photo' | 'deposit' | 'wallet';

export interface Step {
  readonly name: StepName;
  /** `review`: the investor has done their part and the operator decides. */
  readonly state: 'open' | 'review' | 'done';
}

type Account = Pick<User, 'kycVerified' | 'profilePhotoUrl' | 'walletFeauture'>;

/**
 * The steps of a new account with their states (DASH-10); empty once identity, photo and first deposit are done. A wallet is kept in
 * one browser, so that it is a step only while another one is open.
 *
 * @param investment null until it has loaded; its total counts confirmed deposits only
 */
export function getStartedSteps(user: Account, investment: Investment | null, hasWallet: boolean): readonly Step[] {
  const hasDeposit = investment === null ? null : investment.totalDeposit > 0;
  const identity = user.kycVerified === 'true' ? 'done' : user.kycVerified === 'pending' ? 'review' : 'open';
  const photo = user.profilePhotoUrl ? 'done' : 'open';
  if (identity === 'done' && photo === 'done' && hasDeposit !== false) return [];
  return [
    { name: 'identity', state: identity },
    { name: 'photo', state: photo },
    { name: 'deposit', state: hasDeposit === true ? 'done' : 'open' },
    ...(user.walletFeauture ? [{ name: 'wallet', state: hasWallet ? 'done' : 'open' } as const] : []),
  ];
}
