import { decrypt, encrypt, isSame } from './cipher.ts';
import type { Bytes } from './crypto.ts';
import { bytes } from './deviceKey.ts';
import { encodeRecord, parseRecord, ruleBinding } from './record.ts';
import { isSigningRule, RULE_BYTES, type SigningRule, signingRuleOf } from './signingRule.ts';
import { type NotOpened, type OpenRequest, secretOf, UNREADABLE, unwrap, type VaultTools } from './vault.ts';
import { wipeSecret } from './walletSecret.ts';

/**
 * The record with this rule, encrypted with the vault key, in place of an earlier one (WALLET-15). It requires the
 * passcode. The result is read back before it is returned.
 */
export async function chooseRule(
  tools: VaultTools,
  request: OpenRequest,
  rule: SigningRule,
): Promise<{ readonly kind: 'changed'; readonly record: string } | NotOpened> {
  const unwrapped = await unwrap(tools, request);
  if (unwrapped.kind !== 'unwrapped') return unwrapped;
  const { record, vaultKey } = unwrapped;
  try {
    const secret = await secretOf(tools, record, vaultKey);
    if (secret === null) return { kind: 'damaged' };
    wipeSecret(secret);
    const packed = pack(rule);
    const text = encodeRecord({
      ...record,
      rule: await encrypt(tools.crypto, vaultKey, packed, ruleBinding(record)),
    });
    const written = parseRecord(text);
    const again = written?.rule && (await decrypt(tools.crypto, vaultKey, written.rule, ruleBinding(written)));
    if (!isSame(again ?? null, packed)) throw new Error(UNREADABLE);
    return { kind: 'changed', record: text };
  } finally {
    vaultKey.fill(0);
  }
}

/** The rule as JSON, padded with blanks, so that its length reveals nothing. */
function pack(rule: SigningRule): Bytes {
  const text = JSON.stringify(signingRuleOf(rule));
  if (!isSigningRule(rule) || text.length > RULE_BYTES) throw new RangeError('This is no rule.');
  return bytes(text.padEnd(RULE_BYTES));
}
