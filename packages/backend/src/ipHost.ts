const IPV4 = /^\d+(\.\d+){3}$/;

/**
 * Whether the `hostname` of a `URL` is an IP address: URLs normalise IPv4 addresses to four numbers and put IPv6
 * addresses in brackets.
 */
export function isIpHost(hostname: string): boolean {
  return hostname.startsWith('[') || IPV4.test(hostname);
}
