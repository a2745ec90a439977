import type { Context } from '@keel/backend/context.ts';

interface Shown {
  readonly address: string;
  readonly context: Context;
  /** What the operator still has to set, one sentence each. */
  readonly missing: readonly string[];
}

const READY = { demo: 'Keel is ready, in demo mode: nothing here is real.', live: 'Keel is ready.' } as const;
const EMBEDDED_LIVE =
  'WARNING: live mode on the embedded database, which a power cut can destroy. It is for trial only: set DATABASE_URL.';
const PROXY_UNKNOWN =
  'WARNING: PUBLIC_URL is https, so a proxy is in front of this server, but TRUSTED_PROXIES is not set: all clients count as one address and share its rate limits. Set it to 1, or to the address of the proxy.';

/**
 * The text for the person who starts the server. It contains no secret: the password of the sample investor is public.
 */
export function banner({ address, context, missing }: Shown): string {
  const { config, db, demo, demoOperator, mailer } = context;
  const rows = [
    ['Open', config.publicUrl ?? address.replace('127.0.0.1', 'localhost')],
    ...(demo ? [['Sign in', `${demo.email}   ${demo.password}`]] : []),
    ...(demoOperator
      ? [['Operator', 'everybody who opens the page, by "Demo: operator"; DEMO_OPERATOR=0 turns that off']]
      : []),
    ['Mails', mailer.where],
    ['Database', db.engine === 'pglite' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'],
    ['Prices', config.marketDataUrl === null ? 'simulated' : 'from MARKET_DATA_URL'],
  ];
  const title = missing.length > 0 ? 'Keel waits for its operator and answers 503 until then.' : READY[config.mode];
  const warnings = config.mode === 'live' ? liveWarnings(config, db.engine) : [];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const table = rows.map(([name = '', value]) => `  ${name.padEnd(width)}   ${value}`);
  return ['', title, ...missing, ...warnings, '', ...table, ''].join('\n');
}

function liveWarnings({ publicUrl, trustedProxies }: Context['config'], engine: Context['db']['engine']): string[] {
  return [
    ...(engine === 'pglite' ? [EMBEDDED_LIVE] : []),
    // This server itself only speaks plain HTTP.
    ...(publicUrl?.startsWith('https:') && trustedProxies === null ? [PROXY_UNKNOWN] : []),
  ];
}
