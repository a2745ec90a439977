import type { DataKey } from '../sealing/dataKey.ts';
import type { MarketCheck } from './marketCheck.ts';
import type { S3Config } from './s3.ts';
import type { WalletConfig } from './wallet.ts';

/** The configuration of Web Push (OPS-3). */
export interface PushConfig {
  /** Null creates a key pair at the first start and stores it in the database. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | null;
  /** The contact address for push services, a `mailto:` or `https:` URL. */
  readonly subject: string;
  /** Push services allowed in addition to the known ones: host names, or `*.` and a domain for all its subdomains. */
  readonly hosts: readonly string[];
}

/**
 * The proxies in front of the server, whose `X-Forwarded-For` is trusted: their number in a row, or their addresses and
 * networks. Null trusts nobody.
 */
export type TrustedProxies = number | readonly string[] | null;

/** Who operates this site; shown in the footer. All three are required in live mode (HONEST-1). */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly registration: string | null;
}

/** The configuration of the server. */
export interface Config {
  readonly mode: 'demo' | 'live';
  /**
   * Whether everybody who opens the site may act as the operator and read the sent mails (DEMO-2); false in live mode.
   */
  readonly demoOperator: boolean;
  /**
   * Whether the demo starts with a year of history and several investors, instead of a few deposits of one (DEMO-1);
   * false in live mode.
   */
  readonly demoHistory: boolean;
  /** Whether the demo makes the operator's decisions automatically (DEMO-1); false in live mode. */
  readonly demoAutopilot: boolean;
  /** Whether the demo starts EVM chains when the wallet is first used (DEMO-1); false in live mode. */
  readonly demoChain: boolean;
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database, mails, images and the lock file. */
  readonly dataDir: string;
  /** The PostgreSQL connection string; null uses the embedded database. */
  readonly databaseUrl: string | null;
  /** Maximum number of PostgreSQL connections of this instance. */
  readonly databaseConnections: number;
  /** Whether a start migrates the schema, or refuses until `migrate` was run. */
  readonly migrateAtStart: boolean;
  /** The data keys that seal secrets in the database, newest first; if empty, those of `dataDir/data.key` are used. */
  readonly dataKeys: readonly DataKey[];
  /** A second socket for operator commands, accessible to the group of its folder (M-21); null opens none. */
  readonly operatorSocket: string | null;
  /**
   * File with the keys that encrypt backups, separate from the data keys; null writes unencrypted backups, which live
   * mode refuses.
   */
  readonly backupKeyFile: string | null;
  /** Allow live mode on the embedded database: only for trials, since it does not survive a power failure. */
  readonly embeddedInProduction: boolean;
  /** Null writes each mail as a file to `dataDir/mail`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null stores images in `dataDir/objects`. */
  readonly s3: S3Config | null;
  readonly push: PushConfig;
  /** The public address of the site, without a trailing slash. */
  readonly publicUrl: string | null;
  /** Base URL of a CoinGecko-compatible API; null simulates the market (MARKET-2). */
  readonly marketDataUrl: string | null;
  readonly marketDataKey: string | null;
  /** A second price source that has to agree before the desk trades; null for none. */
  readonly marketCheck: MarketCheck | null;
  readonly wallet: WalletConfig;
  readonly operator: Operator;
  /** Give the same answer whether an account exists or not, instead of LOGIN-5 and SIGNUP-7 (AUTH-6). */
  readonly hideAccounts: boolean;
  /** Refuse calls that move money without an `Idempotency-Key`. */
  readonly requireIdempotencyKey: boolean;
  /** Minimum length of a password, in characters. */
  readonly passwordMin: number;
  /** Lifetime of a session in hours; may be a fraction (SESS-5). */
  readonly sessionHours: number;
  /** Minutes without use after which a session ends (AUTH-7); null disables this. */
  readonly sessionIdleMinutes: number | null;
  /** Folder of the built web app. */
  readonly webDist: string;
  /** Maximum API calls of one address per minute. */
  readonly requestsPerMinute: number;
  /** Maximum calls to log in, sign up or verify of one address per minute. */
  readonly signInsPerMinute: number;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** Maximum number of open connections; one address may have a fifth of them. */
  readonly maxConnections: number;
  readonly logLevel: string;
}
