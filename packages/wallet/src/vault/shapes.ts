/** One ciphertext with its tag, in lower-case hexadecimal. */
export interface Cipher {
  /** 12 bytes. */
  readonly iv: string;
  readonly data: string;
}

/** A ciphertext of this many bytes, or one of these numbers of bytes, before the tag. */
export function isCipher(found: unknown, lengths: readonly number[]): found is Cipher {
  return isObject(found) && isHex(found['iv'], 12) && lengths.some((length) => isHex(found['data'], length + 16));
}

/** An object or an array. */
export function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null;
}

/** A text that is not empty. */
export function isText(found: unknown): found is string {
  return typeof found === 'string' && found !== '';
}

/** A whole number from 1 to the limit. */
export function isCount(found: unknown, limit: number): found is number {
  return Number.isInteger(found) && Number(found) >= 1 && Number(found) <= limit;
}

/** This many bytes in lower-case hexadecimal. */
export function isHex(found: unknown, bytes: number): boolean {
  return typeof found === 'string' && found.length === bytes * 2 && /^[0-9a-f]*$/.test(found);
}
