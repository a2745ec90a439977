import type { Config } from './Config.ts';

/** The public address of the site, without a trailing slash. */
export function siteAddress({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host}:${port}`;
}
