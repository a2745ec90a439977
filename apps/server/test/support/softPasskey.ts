import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A passkey in memory: the responses of a browser and its device. */
export interface SoftPasskey {
  readonly id: string;
  /** The response to the options of a new passkey. */
  made(challenge: string, changes?: Changes): Record<string, unknown>;
  /** The response to the options of a sign-in; each increases the counter. */
  signed(challenge: string, changes?: Changes): Record<string, unknown>;
}

interface Changes {
  readonly origin?: string;
  readonly rpId?: string;
  /** The signature counter that it reports. */
  readonly count?: number;
}

const ORIGIN = 'http://localhost:3000';
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** Creates a passkey with a key on P-256 (ES256). */
export function softPasskey(): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  let signed = 0;
  return {
    id: id.toString('base64url'),
    made(challenge, { origin, rpId } = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        authData(PRESENT_AND_VERIFIED | WITH_KEY, 0, rpId),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ]);
      // { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x58, data.length),
        data,
      ]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    signed(challenge, { origin, rpId, count } = {}) {
      signed += 1;
      const client = clientData('webauthn.get', challenge, origin);
      const data = authData(PRESENT_AND_VERIFIED, count ?? signed, rpId);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, createHash('sha256').update(client).digest()]))
        .sign(privateKey);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}

function clientData(type: string, challenge: string, origin = ORIGIN): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authData(flags: number, count: number, rpId = 'localhost'): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), counter]);
}
