import { bytesToHex } from '@noble/hashes/utils.js';
import { crypto } from '#crypto';

/** Signs requests for one region of an object store by AWS Signature Version 4. */
export interface Signer {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export const ALGORITHM = 'AWS4-HMAC-SHA256';

/** A request whose signature is part of its address. Additional headers are signed and have to be sent unchanged. */
export interface PresignedRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly origin: string;
  /** Starts with a slash; not escaped yet. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at: Date;
  readonly seconds: number;
}

/** Formats a time for AWS, such as `20261120T120000Z`. */
export function amzDate(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** The credential scope of a signature: key, day, region and service. */
export function credential({ accessKeyId, region }: Signer, at: Date): string {
  return `${accessKeyId}/${scope(region, amzDate(at).slice(0, 8))}`;
}

/** Signs a base64 policy for the form field `x-amz-signature`; `day` is `YYYYMMDD`. */
export function signPolicy(signer: Signer, day: string, policy: string): string {
  return bytesToHex(crypto.hmacSha256(signingKey(signer, day), policy));
}

/** Signs an address that allows one request for some seconds. */
export function presign(signer: Signer, request: PresignedRequest): string {
  const { method, origin, path, headers = {}, at, seconds } = request;
  const date = amzDate(at);
  const signed = Object.entries({ host: new URL(origin).host, ...headers }).toSorted(byName);
  const query = Object.entries({
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': credential(signer, at),
    'X-Amz-Date': date,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': signed.map(([name]) => name).join(';'),
  })
    .map(([name, value]) => `${name}=${escape(value)}`)
    .join('&');
  const escaped = path.split('/').map(escape).join('/');
  const canonical = [
    method,
    escaped,
    query,
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    signed.map(([name]) => name).join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const day = date.slice(0, 8);
  const digest = bytesToHex(crypto.sha256(canonical));
  const text = [ALGORITHM, date, scope(signer.region, day), digest].join('\n');
  const signature = bytesToHex(crypto.hmacSha256(signingKey(signer, day), text));
  return `${origin}${escaped}?${query}&X-Amz-Signature=${signature}`;
}

function scope(region: string, day: string): string {
  return `${day}/${region}/s3/aws4_request`;
}

function signingKey({ secretAccessKey, region }: Signer, day: string): Uint8Array {
  const keyOfDay: Uint8Array = crypto.hmacSha256(`AWS4${secretAccessKey}`, day);
  return [region, 's3', 'aws4_request'].reduce((key, part) => crypto.hmacSha256(key, part), keyOfDay);
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1;
}

/** RFC 3986: escapes five characters that `encodeURIComponent` leaves unchanged. */
function escape(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
