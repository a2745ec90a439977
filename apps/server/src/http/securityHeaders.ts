import type { Config } from '../config/Config.ts';
import { API_POLICY } from '../contract/apiPolicy.ts';

/** On every answer. One frozen object: setting these by a plugin costs more than the rest of a small answer. */
const COMMON_HEADERS = Object.freeze({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
});

/** On every answer that does not say otherwise. */
const API_HEADERS = Object.freeze({ 'Content-Security-Policy': API_POLICY, 'Cache-Control': 'no-store' });

/** What every answer has, whatever it is, by the names as they are sent. What an answer says itself counts instead. */
export function guardHeaders(config: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return Object.freeze({ ...COMMON_HEADERS, ...transportHeaders(config), ...API_HEADERS });
}

const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The app's one policy: it lets the service worker and workers of this origin start, nothing else.
  'trusted-types': 'keel',
} as const;

/** Where an object store is configured, images are posted to it and shown from it (UPLOAD-1). */
const STORE_DIRECTIVES = new Set(['img-src', 'connect-src']);

/** What a page may load and run: nothing but this origin and the images of its object store, and no string becomes script (ASVS 3.4). */
export function pagePolicy({ publicUrl, s3 }: Pick<Config, 'publicUrl' | 's3'>): string {
  const store = s3 ? ` ${new URL(s3.address).origin}` : '';
  const directives = Object.entries(PAGE_POLICY).map(
    ([name, value]) => `${name} ${value}${STORE_DIRECTIVES.has(name) ? store : ''}`,
  );
  return [...directives, ...(isHttps(publicUrl) ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Two years of https only, where the site is served by it; on plain http it would lock people out of local addresses. */
function transportHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return isHttps(publicUrl) ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {};
}

function isHttps(publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
