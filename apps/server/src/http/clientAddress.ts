import { BlockList, isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from '../config/Config.ts';

/** Whether an address is a proxy of the operator's; `hop` is 0 for the one that the connection comes from. */
export type IsProxy = (address: string, hop: number) => boolean;

/** Who is believed about `X-Forwarded-For`; nobody where no proxy was named, so that a forged header counts for nothing. */
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
 * What limits count an address by: IPv4 whole, IPv6 by its first 64 bits, which is the least that one customer gets. What is
 * no address, as a proxy may pass it on, is one for all.
 */
export function addressKey(address: string): string {
  const four = asIPv4(address);
  if (four !== undefined) return four;
  return isIPv6(address) ? firstGroups(address, 4) : 'unknown';
}

/**
 * What the security log keeps of an address: enough to tell one provider and place from another, too little to name a person.
 * IPv4 by its first 24 bits, IPv6 by its first 48 (AUTH-8); null for what is no address.
 */
export function networkOf(address: string): string | null {
  const four = asIPv4(address);
  if (four !== undefined) return `${four.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${firstGroups(address, 3).replace(/(^0)?(:0)*$/, '')}::/48` : null;
}

/** An IPv4 address, also one that is written as IPv6. */
function asIPv4(address: string): string | undefined {
  return isIP(address) === 4 ? address : /^::ffff:([\d.]+)$/i.exec(address)?.[1];
}

/** The first groups of an IPv6 address, of 16 bits each, whichever way it is written. */
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
