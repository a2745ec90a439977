import { isRecord } from '../shape.ts';

/** A field whose name contains one of these is secret. */
const secretPart = /pass(?:word|code)|phrase|mnemonic|token|secret|proof|challenge|credential/i;
/** These are secret as a whole name or as one word of it, e.g. `code` and `smsCode`, but not `keyboard`. */
const secretWords = new Set(['pin', 'code', 'key', 'keys', 'seed', 'otp']);
/** A three-letter currency code is the only kind of code that people may see. */
const currencyCode = /^[A-Z]{3}$/;

/**
 * Whether a text or a number is a secret because of the name of its field: password, PIN, phrase, code, token, key and the
 * like. A `Secret` or `OpenKeys` is one whatever its field is called.
 *
 * @param owner the object that has the field
 */
export function isSecretField(name: string, owner: unknown): boolean {
  if (secretPart.test(name)) return true;
  // A form field: { name: 'password', value: '...' }.
  if (name === 'value' && isRecord(owner) && typeof owner['name'] === 'string')
    return isSecretField(owner['name'], null);
  const words = name.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());
  if (!words.some((word) => secretWords.has(word))) return false;
  return !(name === 'code' && isRecord(owner) && isPublicCode(owner));
}

/** The name that the contract gives a refusal, or a currency. */
function isPublicCode(owner: Readonly<Record<string, unknown>>): boolean {
  return owner['kind'] === 'answered' || currencyCode.test(String(owner['code']));
}
