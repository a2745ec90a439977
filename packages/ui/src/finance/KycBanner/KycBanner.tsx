import { Banner } from '../../components/Banner/Banner.tsx';
import { ClockIcon, ShieldIcon } from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../rootProps.ts';

/** The flow's result about the investor's identity (KYC-7). */
export type KycBannerKind = 'none' | 'pending' | 'incomplete';

export interface KycBannerProps extends RootProps<HTMLDivElement> {
  /** What is missing: 'pending' waits for the operator, 'incomplete' for the investor; 'none' shows nothing. */
  kind: KycBannerKind;
  /** The sentence from the flow: 'Verification Pending' or 'Identity Verification Incomplete'. */
  text: string;
  /** A link to the registration: 'Complete KYC Now'. */
  action?: { readonly label: string; readonly href: string } | undefined;
}

const APPEARANCE_BY_KIND = {
  pending: { tone: 'info', icon: <ClockIcon /> },
  incomplete: { tone: 'warning', icon: <ShieldIcon /> },
} as const;

/** A line about the investor's verification below the ticker; nothing once it is verified (KYC-7). */
export function KycBanner({ kind, text, action, ...element }: KycBannerProps) {
  if (kind === 'none') return null;
  return (
    <Banner
      {...element}
      {...APPEARANCE_BY_KIND[kind]}
      action={
        action && (
          <LinkButton size="sm" href={action.href}>
            {action.label}
          </LinkButton>
        )
      }
    >
      {text}
    </Banner>
  );
}
