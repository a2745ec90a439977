import { decrypt } from './cipher.ts';
import type { Bytes, VaultCrypto } from './crypto.ts';
import { ruleBinding, type VaultRecord } from './record.ts';
import { isSigningRule, type SigningRule } from './signingRule.ts';
import { textOf } from './textOf.ts';

/** The rule of a record; undefined if none was chosen, null if it was changed without the vault key (WALLET-15). */
export async function ruleOf(
  crypto: VaultCrypto,
  record: VaultRecord,
  vaultKey: Bytes,
): Promise<SigningRule | undefined | null> {
  if (record.rule === undefined) return undefined;
  const packed = await decrypt(crypto, vaultKey, record.rule, ruleBinding(record));
  if (packed === null) return null;
  try {
    const rule: unknown = JSON.parse(textOf(packed));
    return isSigningRule(rule) ? rule : null;
  } catch {
    return null;
  }
}
