import { fileURLToPath } from 'node:url';
import type { Config } from '@keel/backend/config/Config.ts';
import { readMarketCheck } from '@keel/backend/config/marketCheck.ts';
import { type EnvReader, reader } from '@keel/backend/config/reader.ts';
import { readS3 } from '@keel/backend/config/s3.ts';
import { readWallet } from '@keel/backend/config/wallet.ts';
import { readDataKeys } from './dataKeys.ts';
import { deskFaults, liveFaults } from './live.ts';
import { readTrustedProxies } from './proxies.ts';
import { readPush } from './push.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const BUILT_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The configuration, or one sentence for each fault. */
export type EnvResult = { ok: true; config: Config } | { ok: false; faults: string[] };

/** The idle limit of sessions in minutes; 0 disables it. */
function readIdle(minutes: number): number | null {
  return minutes === 0 ? null : minutes;
}

/**
 * Reads the environment and reports all faults together, one sentence each with the remedy.
 * @param program the web server, or `npm run desk`, which alone has the desk's key in live mode (DESK-1)
 */
export function parseEnv(
  env: Readonly<Record<string, string | undefined>>,
  program: 'server' | 'desk' = 'server',
): EnvResult {
  const read = reader(env);
  const mode = read.word('MODE', ['demo', 'live'], 'demo');
  const mailFrom = read.text('MAIL_FROM') ?? 'Keel <no-reply@localhost>';
  const config: Config = {
    mode,
    demoOperator: mode === 'demo' && read.word('DEMO_OPERATOR', ['0', '1'], '1') === '1',
    demoHistory: mode === 'demo' && read.word('DEMO_HISTORY', ['0', '1'], '1') === '1',
    demoAutopilot: mode === 'demo' && read.word('DEMO_AUTOPILOT', ['0', '1'], '1') === '1',
    demoChain: mode === 'demo' && read.word('DEMO_CHAIN', ['0', '1'], '1') === '1',
    port: read.number('PORT', { from: 0, to: 65535, or: 3000, isInteger: true }),
    host: read.text('HOST') ?? '127.0.0.1',
    dataDir: read.text('DATA_DIR') ?? 'data',
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseConnections: read.number('DATABASE_CONNECTIONS', { from: 1, to: 1000, or: 10, isInteger: true }),
    migrateAtStart: read.word('MIGRATE_AT_START', ['0', '1'], '1') === '1',
    dataKeys: readDataKeys(read),
    operatorSocket: read.text('OPERATOR_SOCKET'),
    backupKeyFile: read.text('BACKUP_KEY_FILE'),
    embeddedInProduction: read.word('ALLOW_EMBEDDED_PRODUCTION', ['0', '1'], '0') === '1',
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom,
    s3: readS3(read),
    push: readPush(read, mailFrom),
    publicUrl: read.url('PUBLIC_URL', ['http:', 'https:']),
    marketDataUrl: read.url('MARKET_DATA_URL', ['http:', 'https:']),
    marketDataKey: read.text('MARKET_DATA_KEY'),
    marketCheck: readMarketCheck(read),
    wallet: readWallet(read, mode),
    operator: {
      name: read.text('OPERATOR_NAME'),
      address: read.text('OPERATOR_ADDRESS'),
      registration: read.text('OPERATOR_REGISTRATION'),
    },
    hideAccounts: read.word('AUTH_HIDE_ACCOUNTS', ['0', '1'], mode === 'live' ? '1' : '0') === '1',
    requireIdempotencyKey: read.word('REQUIRE_IDEMPOTENCY_KEY', ['0', '1'], mode === 'live' ? '1' : '0') === '1',
    passwordMin: read.number('PASSWORD_MIN', { from: 7, to: 64, or: 8, isInteger: true }),
    sessionHours: read.number('SESSION_HOURS', { from: 0.0001, to: 720, or: 24, isInteger: false }),
    sessionIdleMinutes: readIdle(
      read.number('SESSION_IDLE_MINUTES', { from: 0, to: 1440, or: mode === 'live' ? 30 : 0, isInteger: true }),
    ),
    webDist: read.text('WEB_DIST') ?? BUILT_APP,
    requestsPerMinute: read.number('REQUESTS_PER_MINUTE', { from: 1, to: 1_000_000, or: 300, isInteger: true }),
    signInsPerMinute: read.number('SIGN_INS_PER_MINUTE', { from: 1, to: 1_000_000, or: 10, isInteger: true }),
    trustedProxies: readTrustedProxies(read),
    maxConnections: read.number('MAX_CONNECTIONS', { from: 100, to: 100_000, or: 1000, isInteger: true }),
    logLevel: read.word('LOG_LEVEL', LOG_LEVELS, mode === 'demo' ? 'warn' : 'info'),
  };
  const faults = [...read.faults, ...modeFaults(read, mode, program)];
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}

function modeFaults(read: EnvReader, mode: Config['mode'], program: 'server' | 'desk'): string[] {
  if (program === 'desk') return deskFaults(read, mode);
  return mode === 'live' ? liveFaults(read) : [];
}
