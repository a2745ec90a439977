import { p256 } from '@noble/curves/nist.js';
import { base64urlnopad } from '@scure/base';
import { isIpHost } from '../ipHost.ts';

/** A push subscription of a browser, as its `PushSubscription` describes it. */
export interface Subscription {
  readonly endpoint: string;
  /** A point on P-256 as base64url. */
  readonly p256dh: string;
  /** 16 bytes as base64url. */
  readonly auth: string;
}

/** The push services of the browsers. */
const KNOWN = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
];

const MAX_ENDPOINT = 2048;
/** 16 bytes as base64url. */
const AUTH = /^[\w-]{22}$/;

/** Decides which addresses the server may post to: only push services, because endpoints come from users (API7). */
export type EndpointRule = (endpoint: string) => boolean;

/**
 * `hosts` are allowed in addition to the known ones. `trusted` is an origin that is always accepted; only tests have
 * one.
 */
export function endpointRule(hosts: readonly string[], trusted: string | null): EndpointRule {
  const allowed = [...KNOWN, ...hosts];
  return (endpoint) => {
    const url = endpoint.length <= MAX_ENDPOINT ? URL.parse(endpoint) : null;
    if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false;
    if (url.origin === trusted) return true;
    const plain = url.protocol === 'https:' && url.port === '' && !isIpHost(url.hostname);
    return plain && allowed.some((host) => matches(url.hostname, host));
  };
}

/** Parses a subscription from JSON; undefined unless messages can be encrypted with its keys. */
export function readSubscription(text: string): Subscription | undefined {
  const parsed = readJson(text);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { endpoint, keys } = parsed as { endpoint?: unknown; keys?: { p256dh?: unknown; auth?: unknown } | null };
  if (typeof endpoint !== 'string' || typeof keys !== 'object' || keys === null) return undefined;
  const { p256dh, auth } = keys;
  if (typeof p256dh !== 'string' || typeof auth !== 'string') return undefined;
  const subscription = { endpoint, p256dh: plainBase64(p256dh), auth: plainBase64(auth) };
  return isPoint(subscription.p256dh) && AUTH.test(subscription.auth) ? subscription : undefined;
}

function matches(host: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Some browsers use padding, some the characters of plain base64. */
function plainBase64(text: string): string {
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function isPoint(base64url: string): boolean {
  if (!/^B[\w-]{86}$/.test(base64url)) return false;
  try {
    p256.Point.fromBytes(base64urlnopad.decode(base64url)).assertValidity();
    return true;
  } catch {
    return false;
  }
}
