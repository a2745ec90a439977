import type { DataKey } from '../sealing/dataKey.ts';
import type { MarketCheck } from './marketCheck.ts';
import type { S3Config } from './s3.ts';
import type { WalletConfig } from './wallet.ts';

/** How pushes are sent (OPS-3). */
export interface PushConfig {
  /** Null makes a pair at the first start and keeps it in the database. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Where push services can reach whoever runs this; a `mailto:` or `https:` address. */
  readonly subject: string;
  /** Push services allowed beside the known ones: names, or `*.` and a name for all below it. */
  readonly hosts: readonly string[];
}

/**
 * Which proxies stand before the server, so that `X-Forwarded-For` is believed of them alone: how many in a row, or their
 * addresses and networks. Null believes nobody.
 */
export type TrustedProxies = number | readonly string[] | null;

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
  /** Another socket for operator commands, which the group of its folder may open (M-21); null has none. */
  readonly operatorSocket: string | null;
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
