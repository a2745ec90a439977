/** The part of WebCrypto that the vault uses; `globalThis.crypto` has it in browsers, workers and Node. */
export interface WebCryptoPart {
  getRandomValues(bytes: Bytes): unknown;
  readonly subtle: {
    importKey(format: 'raw', bytes: Bytes, algorithm: 'AES-GCM', extractable: boolean, uses: AesUse[]): Promise<object>;
    encrypt(algorithm: AesGcm, key: never, data: Bytes): Promise<ArrayBuffer>;
    decrypt(algorithm: AesGcm, key: never, data: Bytes): Promise<ArrayBuffer>;
  };
}

/** Bytes in a separate buffer, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

type AesUse = 'encrypt' | 'decrypt';

interface AesGcm {
  readonly name: 'AES-GCM';
  readonly iv: Bytes;
  readonly additionalData: Bytes;
  readonly tagLength: 128;
}

/** The cryptography of the vault, injectable so that tests can count calls and choose random values. */
export interface VaultCrypto {
  /** This many bytes from the browser's random source. */
  readonly random: (length: number) => Bytes;
  /** AES-256-GCM with a tag of 16 bytes (NIST SP 800-38D). `additional` is authenticated but not encrypted. */
  encrypt(key: Bytes, sealed: Sealing): Promise<Bytes>;
  /** null if the key is wrong, or anything was changed. */
  decrypt(key: Bytes, sealed: Sealing): Promise<Bytes | null>;
}

export interface Sealing {
  /** 12 bytes, never used twice with one key. */
  readonly iv: Bytes;
  readonly data: Bytes;
  readonly additional: Bytes;
}

/** The vault's cryptography over WebCrypto. */
export function webVaultCrypto(web: WebCryptoPart): VaultCrypto {
  const run = async (use: AesUse, key: Bytes, { iv, data, additional }: Sealing): Promise<Bytes> => {
    const imported = (await web.subtle.importKey('raw', key, 'AES-GCM', false, [use])) as never;
    return new Uint8Array(
      await web.subtle[use]({ name: 'AES-GCM', iv, additionalData: additional, tagLength: 128 }, imported, data),
    );
  };
  return {
    random(length) {
      const bytes = new Uint8Array(length);
      web.getRandomValues(bytes);
      return bytes;
    },
    encrypt: (key, sealing) => run('encrypt', key, sealing),
    // WebCrypto rejects with the same error for every reason, and no more should be revealed.
    decrypt: (key, sealing) => run('decrypt', key, sealing).catch(() => null),
  };
}
