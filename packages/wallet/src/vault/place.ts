/** Where a wallet is shown: what may be known of it without its keys. Not empty, any of them. */
export interface VaultPlace {
  readonly chain: string;
  readonly network: string;
  readonly address: string;
}
