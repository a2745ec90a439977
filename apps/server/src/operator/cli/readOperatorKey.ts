import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A key has about 60 characters; a larger file contains something else. */
const MAX_BYTES = 200;
const GROUP_AND_OTHERS = 0o077;

/**
 * Reads the key of the person who runs a command (M-21): from the file of `OPERATOR_KEY_FILE`, or from
 * `keel/operator.key` in the user's configuration folder. Undefined if neither exists. The fault is a sentence.
 */
export function readOperatorKey(
  env: Readonly<Record<string, string | undefined>>,
): { readonly key: string | undefined } | { readonly fault: string } {
  const named = env['OPERATOR_KEY_FILE']?.trim();
  const path = named || join(env['XDG_CONFIG_HOME']?.trim() || join(homedir(), '.config'), 'keel', 'operator.key');
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return named ? { fault: `There is no file ${path}; OPERATOR_KEY_FILE names it.` } : { key: undefined };
  if ((found.mode & GROUP_AND_OTHERS) !== 0) return { fault: `Others may read ${path}. Say: chmod 600 ${path}` };
  const key = found.size <= MAX_BYTES ? readFileSync(path, 'utf8').trim() : '';
  return key === '' ? { fault: `${path} holds no operator key.` } : { key };
}
