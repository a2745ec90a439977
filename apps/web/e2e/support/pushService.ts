import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push as it reached its browser: its signer and its content. */
export interface Delivery {
  /** The public key that signed it, in base64url. */
  readonly signedBy: string;
  /** The audience of the signature, and the contact of the signer. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
  /** The clear text. */
  readonly text: string;
}

/** The subscription that a page receives. */
export interface Subscription {
  readonly endpoint: string;
  readonly expirationTime: null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * A push service on this machine with one subscribed browser. It accepts a push as a vendor's service does (RFC 8030):
 * signed by VAPID (RFC 8292) and encrypted for the browser (RFC 8291); any other is refused with 403.
 */
export class PushService {
  /** What was delivered, oldest first. */
  readonly deliveries: Delivery[] = [];
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server = createServer((request, response) => {
    void this.#handleRequest(request)
      .then((delivery) => this.deliveries.push(delivery))
      .then(
        () => response.writeHead(201).end(),
        (error: unknown) => response.writeHead(403).end(String(error)),
      );
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#keys.generateKeys();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get subscription(): Subscription {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: `${this.origin}/one`, expirationTime: null, keys };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #handleRequest(request: IncomingMessage): Promise<Delivery> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('The push is not sealed.');
    return { ...readVapid(request.headers.authorization ?? ''), text: this.#open(Buffer.concat(parts)) };
  }

  /** RFC 8188 with the keys of RFC 8291; a push is a single record. */
  #open(sealed: Buffer): string {
    const [salt, length] = [sealed.subarray(0, 16), sealed.readUInt8(20)];
    const sender = sealed.subarray(21, 21 + length);
    const record = sealed.subarray(21 + length);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = derive(shared, this.#auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    // A 2 ends the text of the last record; zeros may follow it.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

function derive(secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

/** The signer of a push; throws unless the signature is valid. */
function readVapid(authorization: string): Omit<Delivery, 'text'> {
  const { t = '', k = '' } = Object.fromEntries(
    authorization
      .replace(/^vapid /, '')
      .split(/, ?/)
      .map((pair) => pair.split(/=(.*)/, 2)),
  ) as { t?: string; k?: string };
  const [head, body, signature = ''] = t.split('.');
  const point = Buffer.from(k, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  const isGood = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isGood) throw new Error('The signature is not good.');
  return { signedBy: k, claims: JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Delivery['claims'] };
}
