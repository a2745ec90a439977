import type { Config } from '../../config/Config.ts';
import { isIpHost } from '../../ipHost.ts';

/** Whom a passkey is made for. */
export interface RelyingParty {
  /** The domain that it is bound to. */
  readonly id: string;
  /** Whether a page of this origin may use it. */
  readonly allows: (origin: string) => boolean;
}

/**
 * The domain of PUBLIC_URL; without one, this machine as `localhost` on whichever port. Null where people open the site by
 * a number: no browser makes a passkey for that.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  if (publicUrl === null) return { id: 'localhost', allows: (origin) => URL.parse(origin)?.hostname === 'localhost' };
  const { hostname, origin: siteOrigin } = new URL(publicUrl);
  if (isIpHost(hostname)) return null;
  return { id: hostname, allows: (origin) => origin === siteOrigin };
}
