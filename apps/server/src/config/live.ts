import { NETWORKS } from '@keel/backend/chains/networks.ts';
import type { EnvReader } from '@keel/backend/config/reader.ts';

/** Settings that live mode requires to protect real money and data (HONEST-1). */
const REQUIRED = {
  OPERATOR_NAME: 'the name of the company or person that runs this site',
  OPERATOR_ADDRESS: 'its postal address',
  OPERATOR_REGISTRATION: 'its licence or registration, as it should stand in the footer',
  PUBLIC_URL: 'the address that people open, such as https://invest.example.org',
  SMTP_URL: 'the mail server that sends the codes, such as smtps://user:password@mail.example.org',
  MAIL_FROM: 'the sender of the mails, such as Keel <no-reply@example.org>',
  DATABASE_URL:
    'a PostgreSQL server; the embedded database does not survive a power cut (for a trial, ALLOW_EMBEDDED_PRODUCTION=1 takes it)',
  KEEL_DATA_KEY:
    'the key that seals secrets in that database, 32 bytes as base64url; docs/operating.md says how to make and to keep it',
  S3_BUCKET:
    'an object store for images, with S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; images in a folder are seen by one server alone, and lost with it',
} as const;

/** Required settings that a trial on the embedded database does not need. */
const NOT_FOR_TRIALS = new Set(['DATABASE_URL', 'KEEL_DATA_KEY', 'S3_BUCKET']);

/** Services whose connections carry keys, images or prices; nodes are in `NETWORKS`. */
const SERVICES = ['MARKET_DATA_URL', 'MARKET_CHECK_URL', 'S3_ENDPOINT', ...NETWORKS.map(({ key }) => `${key}_URL`)];
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const TLS = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * The required settings that apply to `npm run desk`: it serves no pages, stores no images, and the web servers send
 * its mails.
 */
const DESK_NEEDS = ['PUBLIC_URL', 'KEEL_DATA_KEY'] as const;
const KEY_HERE =
  'MODE=live does not allow DESK_KEY in the web server, which is reachable from the internet. Set it only for npm run desk, and remove it here.';
const DEMO_DESK = 'npm run desk is for MODE=live. In demo mode the desk is part of the server: npm start.';
const DESK_DATABASE =
  'npm run desk needs DATABASE_URL: a PostgreSQL server, the same as that of the web server. The embedded database serves one process.';
const DESK_PRICES =
  'npm run desk needs MARKET_DATA_URL: what is sold is credited at the price of the moment, from a CoinGecko-compatible source.';
const DESK_KEY_MISSING = 'npm run desk needs DESK_KEY: the private key that it pays with, 64 hexadecimal digits.';

/**
 * The faults that prevent the web server from starting in live mode, one sentence each: missing settings, unencrypted
 * connections, and the desk's key, which must not be set there.
 */
export function liveFaults(read: EnvReader): string[] {
  return [...missing(read), ...inClear(read), ...(read.text('DESK_KEY') === null ? [] : [KEY_HERE])];
}

/** The faults that prevent the desk's own process from starting (DESK-1). */
export function deskFaults(read: EnvReader, mode: 'demo' | 'live'): string[] {
  if (mode === 'demo') return [DEMO_DESK];
  const lacks = (name: string) => read.text(name) === null;
  return [
    ...(lacks('DESK_KEY') ? [DESK_KEY_MISSING] : []),
    ...(lacks('DATABASE_URL') ? [DESK_DATABASE] : []),
    ...(lacks('MARKET_DATA_URL') ? [DESK_PRICES] : []),
    ...DESK_NEEDS.filter(lacks).map((name) => `MODE=live needs ${name}: ${REQUIRED[name]}.`),
    ...inClear(read),
    ...testDesk(read),
  ];
}

/** A desk on a test network would pay real dollars for worthless coins (DESK-1). */
function testDesk(read: EnvReader): string[] {
  const urls = NETWORKS.filter(({ network }) => network === 'test').map(({ key }) => `${key}_URL`);
  return urls
    .filter((name) => read.text(name) !== null)
    .map(
      (name) =>
        `MODE=live does not allow ${name} together with DESK_KEY: test coins have no value. Remove one of them.`,
    );
}

function inClear(read: EnvReader): string[] {
  const database = URL.parse(read.text('DATABASE_URL') ?? '');
  const isOpen = database !== null && !isLocal(database) && !TLS.has(database.searchParams.get('sslmode') ?? '');
  const services = SERVICES.filter((name) => {
    const url = URL.parse(read.text(name) ?? '');
    return url?.protocol === 'http:' && !isLocal(url);
  });
  return [
    ...(isOpen
      ? ['MODE=live needs DATABASE_URL with TLS: add ?sslmode=verify-full to it, unless PostgreSQL is on this machine.']
      : []),
    ...services.map((name) => `MODE=live needs ${name} to start with https://, unless it is on this machine.`),
  ];
}

/** PostgreSQL can also be reached by a local socket, with a path instead of a host. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || LOOPBACK.test(host);
}

function missing(read: EnvReader): string[] {
  const isTrial = read.text('ALLOW_EMBEDDED_PRODUCTION') === '1' && read.text('DATABASE_URL') === null;
  return Object.entries(REQUIRED)
    .filter(([name]) => read.text(name) === null && !(isTrial && NOT_FOR_TRIALS.has(name)))
    .map(([name, meaning]) => `MODE=live needs ${name}: ${meaning}.`);
}
