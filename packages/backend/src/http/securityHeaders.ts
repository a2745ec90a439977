import type { Config } from '../config/Config.ts';
import { API_POLICY } from '../contract/apiPolicy.ts';

/**
 * Headers of every answer. They are constants, because a plugin that sets them costs more than a small answer itself.
 */
const COMMON_HEADERS = Object.freeze({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Headers of every answer that does not set its own. */
const API_HEADERS = Object.freeze({ 'Content-Security-Policy': API_POLICY, 'Cache-Control': 'no-store' });

/** The headers of every answer. Headers of the answer itself take precedence. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
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
  // The only Trusted Types policy of the app; it allows workers and the service worker of this origin.
  'trusted-types': 'keel',
} as const;

/** If an object store is configured, browsers upload images to it and load images from it (UPLOAD-1). */
const STORE_DIRECTIVES = new Set(['img-src', 'connect-src']);

/**
 * What a page may load and run: only this origin and the images of its object store; strings cannot become scripts
 * (ASVS 3.4).
 */
export function pagePolicy({ publicUrl, s3 }: Pick<Config, 'publicUrl' | 's3'>): string {
  const store = s3 ? ` ${new URL(s3.address).origin}` : '';
  const directives = Object.entries(PAGE_POLICY).map(
    ([name, value]) => `${name} ${value}${STORE_DIRECTIVES.has(name) ? store : ''}`,
  );
  return [...directives, ...(isHttps(publicUrl) ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** HSTS for two years, but only if the site is served by https: otherwise local http addresses would stop working. */
function transportHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return isHttps(publicUrl) ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {};
}

function isHttps(publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
