import { kycBanner, routes } from '@keel/flows';
import { KycBanner } from '@keel/ui';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../i18n/createWordsHook.ts';
import { useGetStarted } from '../session/getStarted.ts';
import { useUser } from '../session/useUser.ts';

/** Pages without the banner: the form that it links to, and those where a recovery phrase is written down. */
const WITHOUT: ReadonlySet<string> = new Set([routes.registeration, routes.createWallet, routes.importWallet]);

/** The dashboard, where the checklist of a new investor says the same until it is dismissed (DASH-10). */
const DASHBOARD: ReadonlySet<string> = new Set([routes.invest, routes.portfolio]);

/** The banner about identity verification on every page of the shell but those above (KYC-7). */
export function Verification() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const banner = kycBanner(useUser().kycVerified);
  const [isDismissed] = useGetStarted();
  if (banner === null || WITHOUT.has(pathname) || (DASHBOARD.has(pathname) && !isDismissed)) return null;
  const { kind, text, action } = banner;
  return (
    <KycBanner
      kind={kind}
      text={translate(text)}
      action={action && { label: translate(action.text), href: action.to }}
    />
  );
}
