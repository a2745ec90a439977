import type { Config } from '@keel/backend/config/Config.ts';
import { parseEnv } from '../../src/config/env.ts';
import { testDefaults } from './testDefaults.ts';

/** The configuration of a server on Node without any environment variables, with the changes of a test. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const parsed = parseEnv({});
  if (!parsed.ok) throw new Error(parsed.faults.join(' '));
  return { ...parsed.config, ...testDefaults, ...changes };
}
