/** Bytes, or a text that stands for its UTF-8 bytes. */
export type Data = string | Uint8Array;

/** Parameters of AES-256-GCM. A nonce must never be used twice with the same key. */
export interface AesGcm {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** 12 bytes. */
  readonly nonce: Uint8Array;
  /** Additional data: authenticated, not encrypted. */
  readonly aad: Uint8Array;
}

/**
 * The cryptography that the server needs. It is synchronous, because ledger and sealing use it inside transactions.
 * Both implementations return the same bytes, and never a Node Buffer. Import it from `#crypto`: package.json selects
 * Node's implementation in Node and the portable one everywhere else.
 */
export interface Crypto {
  /** SHA-256 over the concatenated parts. */
  sha256(...parts: readonly Data[]): Uint8Array<ArrayBuffer>;
  /** MD5, only for the ETags of object stores. */
  md5(data: Data): Uint8Array<ArrayBuffer>;
  hmacSha256(key: Data, data: Data): Uint8Array<ArrayBuffer>;
  /** HKDF-SHA-256 (RFC 5869) without a salt. `info` is the purpose of the derived key. */
  hkdfSha256(secret: Uint8Array, info: string, length: number): Uint8Array<ArrayBuffer>;
  /** The ciphertext followed by the tag of 16 bytes. */
  sealAesGcm(parameters: AesGcm, clear: Uint8Array): Uint8Array<ArrayBuffer>;
  /** Decrypts the result of `sealAesGcm`; undefined if the bytes, the additional data or the key differ. */
  openAesGcm(parameters: AesGcm, sealed: Uint8Array): Uint8Array<ArrayBuffer> | undefined;
  randomBytes(length: number): Uint8Array<ArrayBuffer>;
  /** A uniformly distributed random integer from 0 to below `limit`, which is 2^32 at most. */
  randomBelow(limit: number): number;
  /** A random UUID (version 4). */
  randomUuid(): string;
  /** Compares in a time that depends only on the lengths. */
  equal(one: Uint8Array, other: Uint8Array): boolean;
}
