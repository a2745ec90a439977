import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate for `localhost`, and its key: both as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, sequence: 0x30, set: 0x31, utcTime: 0x17, utf8: 0x0c } as const;
/** Encoded object identifiers (ITU-T X.660), each with its tag and length. */
const OID = {
  ecdsaWithSha256: '06082a8648ce3d040302',
  commonName: '0603550403',
  basicConstraints: '0603551d13',
  subjectAltName: '0603551d11',
} as const;
const VERSION_3 = 'a003020102';
const TRUE = '0101ff';
/** From 2000 to 2049, because a test's clock may be anywhere. */
const VALID = ['000101000000Z', '491231235959Z'];

/** Creates a new certificate each time (RFC 5280). Node can read certificates but not create them. */
export function certificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(TAG.sequence, OID.ecdsaWithSha256);
  const name = der(TAG.sequence, der(TAG.set, der(TAG.sequence, OID.commonName, text(TAG.utf8, 'localhost'))));
  const authority = der(TAG.sequence, OID.basicConstraints, TRUE, der(TAG.octets, der(TAG.sequence, TRUE)));
  const alternative = der(
    TAG.sequence,
    OID.subjectAltName,
    der(TAG.octets, der(TAG.sequence, text(0x82, 'localhost'))),
  );
  const signed = der(
    TAG.sequence,
    VERSION_3,
    der(TAG.integer, '01'),
    algorithm,
    name,
    der(TAG.sequence, ...VALID.map((time) => text(TAG.utcTime, time))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(TAG.sequence, authority, alternative)),
  );
  const signature = sign('sha256', signed, privateKey);
  const encoded = der(TAG.sequence, signed, algorithm, der(TAG.bits, '00', signature));
  const lines = encoded.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

/** Encodes a DER value (ITU-T X.690): tag, length, content; text is hexadecimal. */
function der(tag: number, ...parts: (string | Uint8Array)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));
  const { length } = content;
  const size =
    length < 0x80
      ? Buffer.of(length)
      : length < 0x100
        ? Buffer.of(0x81, length)
        : Buffer.of(0x82, length >> 8, length & 0xff);
  return Buffer.concat([Buffer.of(tag), size, content]);
}

function text(tag: number, value: string): Buffer {
  return der(tag, Buffer.from(value));
}
