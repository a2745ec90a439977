import type { Config } from '@keel/backend/config/Config.ts';
import { readDataKey } from '@keel/backend/sealing/dataKey.ts';
import { base64urlnopad } from '@scure/base';
import { testWallet } from './testWallet.ts';

/** Shared, so that several servers of a test can use one database. */
const DATA_KEY = readDataKey(base64urlnopad.encode(new TextEncoder().encode('keel'.repeat(8))));

/** How the configuration of a test differs from the default one, on each host. */
export const testDefaults = {
  // Most tests create their own data.
  demoHistory: false,
  demoAutopilot: false,
  demoChain: false,
  wallet: testWallet(),
  dataKeys: DATA_KEY ? [DATA_KEY] : [],
  requestsPerMinute: 100_000,
  signInsPerMinute: 100_000,
  logLevel: 'trace',
} satisfies Partial<Config>;
