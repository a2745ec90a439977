import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import type { PushConfig } from '@keel/backend/config/Config.ts';
import type { EnvReader } from '@keel/backend/config/reader.ts';

const KEY = /^[\w-]{43}$/;
const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Reads VAPID_* and PUSH_HOSTS; `mailFrom` is the default subject. */
export function readPush(read: EnvReader, mailFrom: string): PushConfig {
  const [publicKey, privateKey] = [read.text('VAPID_PUBLIC_KEY'), read.text('VAPID_PRIVATE_KEY')];
  if ((publicKey === null) !== (privateKey === null))
    read.faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or none.');
  const both = publicKey !== null && privateKey !== null;
  if (both && !isPair(publicKey, privateKey))
    read.faults.push(
      'VAPID_PUBLIC_KEY is not the key of VAPID_PRIVATE_KEY; both are base64url, of 87 and 43 characters.',
    );
  const subject = read.text('VAPID_SUBJECT') ?? `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject))
    read.faults.push('VAPID_SUBJECT must be an address that starts with mailto: or https://.');
  const hosts = (read.text('PUSH_HOSTS') ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []);
  if (!hosts.every((host) => HOST.test(host) && isIP(host) === 0))
    read.faults.push('PUSH_HOSTS must be names of hosts separated by commas, such as push.example.org,*.push.example.');
  return { keys: both ? { publicKey, privateKey } : null, subject, hosts };
}

function isPair(publicKey: string, privateKey: string): boolean {
  if (!KEY.test(privateKey)) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
