/** The account of a wallet that is shown; known without its keys. None of the fields is empty. */
export interface VaultPlace {
  readonly chain: string;
  readonly network: string;
  readonly address: string;
  /** Its derivation path, if it is not one that every wallet of this app has on that network (WALLET-11). */
  readonly path?: string;
}
