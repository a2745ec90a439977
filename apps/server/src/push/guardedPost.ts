import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

const TIMEOUT_MS = 10_000;

/** A POST request. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The answer to a POST request. */
export interface PostAnswer {
  readonly status: number;
  /** The seconds of Retry-After; 0 if it was not sent. */
  readonly retryAfter: number;
}

/** Thrown if a name resolves to this machine or to a private network. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** Resolves a name; the system's resolver, unless a test replaces it. */
export type Lookup = typeof systemLookup;

/** Sends POST requests to public addresses only. */
export interface GuardedPost {
  post(what: Post): Promise<PostAnswer>;
}

/**
 * Creates a client for URLs that users supplied (protection against SSRF). It resolves the name itself and only
 * connects to the public addresses that it has checked, so that the name cannot resolve to another address in between.
 * It does not follow redirects, and only reads the status of the answer.
 */
export function guardedPost(trusted: string | null, lookup: Lookup = systemLookup): GuardedPost {
  const guarded = guard(lookup);
  return {
    post: ({ url, headers, body }) =>
      new Promise((resolve, reject) => {
        const target = new URL(url);
        const isTrusted = target.origin === trusted;
        const open = target.protocol === 'https:' ? httpsRequest : httpRequest;
        const call = open(target, {
          method: 'POST',
          headers,
          agent: false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(!isTrusted && { lookup: guarded }),
        });
        call.once('response', (response) => {
          resolve({ status: response.statusCode ?? 0, retryAfter: retryAfter(response) });
          response.destroy();
        });
        call.once('error', reject);
        call.end(body);
      }),
  };
}

/** A lookup that refuses names with a private address, even beside public ones. */
function guard(lookup: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const refused = addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address));
      if (refused) return callback(new PrivateAddress('a private address'), []);
      const [first] = addresses;
      return options.all || !first ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

function retryAfter({ headers }: IncomingMessage): number {
  const seconds = Number(headers['retry-after']);
  return seconds > 0 && seconds <= 86_400 ? seconds : 0;
}
