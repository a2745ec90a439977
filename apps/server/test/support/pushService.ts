import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

/** A push that the service received. */
export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service with answers of the test. */
export interface PushService {
  readonly origin: string;
  readonly pushed: Pushed[];
  /** The next answers, in order; then 201. */
  readonly answers: { status: number; headers?: Record<string, string> }[];
  close(): Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const answers: PushService['answers'] = [];
  const server = createServer((request, response) => void take(request, response));
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    const { status, headers } = answers.shift() ?? { status: 201 };
    response.writeHead(status, headers).end('x'.repeat(100));
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A subscribed browser. */
export interface Browser {
  readonly endpoint: string;
  /** The subscription that the app sends to the server. */
  readonly token: string;
  /** Decrypts the message of a push, if it is for this browser. */
  read(pushed: Pushed): unknown;
}

export function browser(endpoint: string): Browser {
  const keys: ECDH = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return {
    endpoint,
    token: JSON.stringify(subscription),
    read: ({ body }) =>
      JSON.parse(
        ece
          .decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth.toString('base64url') })
          .toString('utf8'),
      ),
  };
}

/** The claims of the VAPID token of a push; throws unless it was signed with the server's public key. */
export function vapidClaims({ headers }: Pushed, serverKey: string): { aud: string; sub: string; exp: number } {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers['authorization'])) ?? [];
  if (key !== serverKey) throw new Error('The push names another key than the server gives out.');
  const point = Buffer.from(serverKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const fits = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!fits) throw new Error('The VAPID token is not signed with that key.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
