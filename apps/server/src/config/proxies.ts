import { isIP } from 'node:net';
import type { TrustedProxies } from '@keel/backend/config/Config.ts';
import type { EnvReader } from '@keel/backend/config/reader.ts';

const MAX_PROXIES = 10;
const BITS = { 4: 32, 6: 128 } as const;

/** Reads TRUSTED_PROXIES: a count such as 1, or addresses and networks separated by commas. */
export function readTrustedProxies(read: EnvReader): TrustedProxies {
  const value = read.text('TRUSTED_PROXIES');
  if (value === null) return null;
  if (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_PROXIES) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  read.faults.push(
    `TRUSTED_PROXIES must be the number of proxies in front of the server (1 to ${MAX_PROXIES}), or their addresses and networks separated by commas, such as 10.0.0.0/8,fd00::/8.`,
  );
  return null;
}

/** A network with prefix length 0 would trust everybody, who could then forge any address. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= BITS[version]);
}
