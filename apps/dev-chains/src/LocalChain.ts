/** A running chain on this machine. Its coins have no value. */
export interface LocalChain {
  /** Its name in the wallet: `ethereum`, `bnb`, `bitcoin`, `dogecoin`, `solana`. */
  readonly chain: string;
  /** The URL of its JSON-RPC, or for Bitcoin and Dogecoin of its Esplora API. */
  readonly url: string;
  /** Contract or mint of its USDT; null if it has none. */
  readonly usdt: string | null;
  /** Contract of its USDC; null if it has none. */
  readonly usdc: string | null;
  /** Sends coins, and its tokens, to an address. Returns a sentence that says what was sent. */
  fund(address: string): Promise<string>;
  stop(): Promise<void>;
}
