import { fileURLToPath } from 'node:url';
import type { DataKey } from '../sealing/dataKey.ts';
import { readDataKeys } from './dataKeys.ts';
import { deskFaults, liveFaults } from './live.ts';
import { type MarketCheck, readMarketCheck } from './marketCheck.ts';
import { readTrustedProxies, type TrustedProxies } from './proxies.ts';
import { type PushConfig, readPush } from './push.ts';
import { type EnvReader, reader } from './reader.ts';
import { readS3, type S3Config } from './s3.ts';
import { readWallet, type WalletConfig } from './wallet.ts';

/** Who runs this site; shown in the footer. All three are required in live mode (HONEST-1). */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly registration: string | null;
}

/** Everything that can be set from outside. */
export interface Config {
  readonly mode: 'demo' | 'live';
  /** Whether everybody who opens the site may play the operator, with the mails that were sent (DEMO-2); false in live mode. */
  readonly demoOperator: boolean;
  /** Whether the demo begins with a year of history and several investors, or with a few deposits of one (DEMO-1); false in live mode. */
  readonly demoHistory: boolean;
  /** Whether the demo decides by itself what would wait for an operator (DEMO-1); false in live mode. */
  readonly demoAutopilot: boolean;
  /** Whether the demo starts EVM chains for the wallet when it is first used (DEMO-1); false in live mode. */
  readonly demoChain: boolean;
  readonly port: number;
  readonly host: string;
  /** Embedded database, mails, images and lock. */
  readonly dataDir: string;
  /** PostgreSQL; null is the embedded database. */
  readonly databaseUrl: string | null;
  /** The most connections to PostgreSQL that this instance opens. */
  readonly databaseConnections: number;
  /** Whether a start brings the schema up to date, or refuses until `migrate` has done it. */
  readonly migrateAtStart: boolean;
  /** What is secret in the database is sealed with these, the newest first; where there is none, with those of `dataDir/data.key`. */
  readonly dataKeys: readonly DataKey[];
  /** Holds the keys that encrypt backups, apart from the data keys; null writes them in clear, which live mode refuses. */
  readonly backupKeyFile: string | null;
  /** Live mode on the embedded database all the same: for a trial, since it does not survive a power cut. */
  readonly embeddedInProduction: boolean;
  /** Null writes each mail into `dataDir/mail`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null keeps images in `dataDir/objects`. */
  readonly s3: S3Config | null;
  readonly push: PushConfig;
  /** The address people open, without a slash at its end. */
  readonly publicUrl: string | null;
  /** Base of a CoinGecko-compatible API; null simulates the market (MARKET-2). */
  readonly marketDataUrl: string | null;
  readonly marketDataKey: string | null;
  /** A second source whose prices have to agree before the desk trades at them; null for none. */
  readonly marketCheck: MarketCheck | null;
  readonly wallet: WalletConfig;
  readonly operator: Operator;
  /** Answer alike whether an account exists or not, in place of LOGIN-5 and SIGNUP-7 (AUTH-6). */
  readonly hideAccounts: boolean;
  /** Refuse calls that move money and have no `Idempotency-Key`. */
  readonly requireIdempotencyKey: boolean;
  /** Shortest password, in characters. */
  readonly passwordMin: number;
  /** Life of a session in hours; may be a fraction (SESS-5). */
  readonly sessionHours: number;
  /** Minutes after which a session ends that nobody uses (AUTH-7); null for no such end. */
  readonly sessionIdleMinutes: number | null;
  /** Folder of the built app. */
  readonly webDist: string;
  /** API calls that one address may make in a minute. */
  readonly requestsPerMinute: number;
  /** Calls to log in, sign up or verify that one address may make in a minute. */
  readonly signInsPerMinute: number;
  /** Proxies that are believed about who calls. */
  readonly trustedProxies: TrustedProxies;
  /** Connections that may be open at once; one address may have a fifth of them. */
  readonly maxConnections: number;
  readonly logLevel: string;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const BUILT_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export type EnvResult = { ok: true; config: Config } | { ok: false; faults: string[] };

/** 0 asks for no end. */
function readIdle(minutes: number): number | null {
  return minutes === 0 ? null : minutes;
}

/**
 * Reads the environment; all faults at once, each a sentence that says what to do.
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
    port: read.number('PORT', { from: 0, to: 65535, or: 3000, whole: true }),
    host: read.text('HOST') ?? '127.0.0.1',
    dataDir: read.text('DATA_DIR') ?? 'data',
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseConnections: read.number('DATABASE_CONNECTIONS', { from: 1, to: 1000, or: 10, whole: true }),
    migrateAtStart: read.word('MIGRATE_AT_START', ['0', '1'], '1') === '1',
    dataKeys: readDataKeys(read),
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
    passwordMin: read.number('PASSWORD_MIN', { from: 7, to: 64, or: 8, whole: true }),
    sessionHours: read.number('SESSION_HOURS', { from: 0.0001, to: 720, or: 24, whole: false }),
    sessionIdleMinutes: readIdle(
      read.number('SESSION_IDLE_MINUTES', { from: 0, to: 1440, or: mode === 'live' ? 30 : 0, whole: true }),
    ),
    webDist: read.text('WEB_DIST') ?? BUILT_APP,
    requestsPerMinute: read.number('REQUESTS_PER_MINUTE', { from: 1, to: 1_000_000, or: 300, whole: true }),
    signInsPerMinute: read.number('SIGN_INS_PER_MINUTE', { from: 1, to: 1_000_000, or: 10, whole: true }),
    trustedProxies: readTrustedProxies(read),
    maxConnections: read.number('MAX_CONNECTIONS', { from: 100, to: 100_000, or: 1000, whole: true }),
    logLevel: read.word('LOG_LEVEL', LOG_LEVELS, mode === 'demo' ? 'warn' : 'info'),
  };
  const faults = [...read.faults, ...modeFaults(read, mode, program)];
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}

function modeFaults(read: EnvReader, mode: Config['mode'], program: 'server' | 'desk'): string[] {
  if (program === 'desk') return deskFaults(read, mode);
  return mode === 'live' ? liveFaults(read) : [];
}
