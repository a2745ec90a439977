import type { Config } from '../../config/Config.ts';
import { isIpHost } from '../../ipHost.ts';

/** The relying party of passkeys. */
export interface RelyingParty {
  /** The domain that passkeys are bound to. */
  readonly id: string;
  /** Whether a page of this origin may use them. */
  readonly allows: (origin: string) => boolean;
}

/**
 * The domain of PUBLIC_URL; without one, `localhost` on any port. Null if the site's address is an IP address, for
 * which browsers create no passkeys.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  if (publicUrl === null) return { id: 'localhost', allows: (origin) => URL.parse(origin)?.hostname === 'localhost' };
  const { hostname, origin: siteOrigin } = new URL(publicUrl);
  if (isIpHost(hostname)) return null;
  return { id: hostname, allows: (origin) => origin === siteOrigin };
}
