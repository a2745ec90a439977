/** Which account of a wallet is shown; known without its keys. None of the fields is empty. */
export interface VaultPlace {
  readonly chain: string;
  readonly network: string;
  readonly address: string;
}
