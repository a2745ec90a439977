import { kycBanner, routes } from '@keel/flows';
import { KycBanner } from '@keel/ui';
import { useLocation } from 'react-router-dom';
import { useSay } from '../i18n/wordsHook.ts';
import { useUser } from '../session/useUser.ts';

/** Where the line would only point at the page itself, or stand in the way of writing down a phrase. */
const WITHOUT: ReadonlySet<string> = new Set([routes.registeration, routes.createWallet, routes.importWallet]);

/** The line about the investor's identity on every dashboard page (KYC-7) but the form it leads to and a new wallet's. */
export function Verification() {
  const say = useSay();
  const { pathname } = useLocation();
  const banner = kycBanner(useUser().kycVerified);
  if (banner === null || WITHOUT.has(pathname)) return null;
  const { kind, text, action } = banner;
  return <KycBanner kind={kind} text={say(text)} action={action && { label: say(action.text), href: action.to }} />;
}
