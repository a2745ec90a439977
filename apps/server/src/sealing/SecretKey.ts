/** The bytes of a key, which logging, printing and JSON do not show. */
export class SecretKey {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
  }

  /** The bytes themselves. */
  export(): Uint8Array<ArrayBuffer> {
    return this.#bytes;
  }
}
