import { kycBanner } from '@keel/flows';
import { KycBanner } from '@keel/ui';
import { useUser } from './useUser.ts';
import { useSay } from './wordsHook.ts';

/** The line about the investor's identity on every dashboard page (KYC-7). */
export function Verification() {
  const say = useSay();
  const banner = kycBanner(useUser().kycVerified);
  if (banner === null) return null;
  const { kind, text, action } = banner;
  return <KycBanner kind={kind} text={say(text)} action={action && { label: say(action.text), href: action.to }} />;
}
