/** Key bytes that do not appear in logs, output or JSON. */
export class SecretKey {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
  }

  /** The bytes of the key. */
  export(): Uint8Array<ArrayBuffer> {
    return this.#bytes;
  }
}
