const IPV4 = /^\d+(\.\d+){3}$/;

/** Whether the `hostname` of a `URL` is an IP address: URLs write every IPv4 address in four numbers, and IPv6 in brackets. */
export function isIpHost(hostname: string): boolean {
  return hostname.startsWith('[') || IPV4.test(hostname);
}
