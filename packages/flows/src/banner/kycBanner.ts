import { routes } from '../routes.ts';
import { bannerMessages } from './messages.ts';

/** `action` leads to a page; absent when there is nothing to do but wait. */
export interface KycBanner {
  readonly kind: 'pending' | 'incomplete';
  readonly text: string;
  readonly action?: { readonly text: string; readonly to: typeof routes.registeration };
}

/** KYC-7: the banner of every dashboard page; null when the identity is verified. Unknown values count as not verified. */
export function kycBanner(kycVerified: string | null | undefined): KycBanner | null {
  if (kycVerified === 'true') return null;
  if (kycVerified === 'pending') return { kind: 'pending', text: bannerMessages.pending };
  const action = { text: bannerMessages.action, to: routes.registeration };
  return { kind: 'incomplete', text: bannerMessages.incomplete, action };
}
