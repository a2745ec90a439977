import { BlockList, isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from '@keel/backend/config/Config.ts';

/** Whether an address is one of the operator's proxies; `hop` is 0 for the peer of the connection. */
export type IsProxy = (address: string, hop: number) => boolean;

/**
 * Creates the rule for which proxies' `X-Forwarded-For` is trusted. If none is configured, the header has no effect.
 */
export function proxyRule(trusted: TrustedProxies): IsProxy {
  if (trusted === null) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const networks = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address));
}

/**
 * The key of an address for rate limits: a complete IPv4 address, or the first 64 bits of an IPv6 address, which is the
 * smallest block that a customer gets. Invalid addresses, which a proxy may forward, share one key.
 */
export function addressKey(address: string): string {
  const four = asIPv4(address);
  if (four !== undefined) return four;
  return isIPv6(address) ? firstGroups(address, 4) : 'unknown';
}

/**
 * The part of an address that the security log stores: enough to distinguish providers and places, too little to
 * identify a person. The first 24 bits of IPv4, the first 48 of IPv6 (AUTH-8); null for an invalid address.
 */
export function networkOf(address: string): string | null {
  const four = asIPv4(address);
  if (four !== undefined) return `${four.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${firstGroups(address, 3).replace(/(^0)?(:0)*$/, '')}::/48` : null;
}

/** The IPv4 address of a text, also if it is in IPv6 notation; undefined if it is none. */
function asIPv4(address: string): string | undefined {
  return isIP(address) === 4 ? address : /^::ffff:([\d.]+)$/i.exec(address)?.[1];
}

/** The first 16-bit groups of an IPv6 address, in any notation. */
function firstGroups(address: string, count: number): string {
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const left = after ? 8 - before.length - after.length : 0;
  return [...before, ...Array<string>(left).fill('0'), ...(after ?? [])]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
