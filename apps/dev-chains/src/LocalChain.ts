/** A chain on this machine, up and ready. Its coins are worth nothing, and it forgets everything when it stops. */
export interface LocalChain {
  /** As the wallet calls it: `ethereum`, `bnb`, `bitcoin`, `solana`. */
  readonly chain: string;
  /** Where it is asked: JSON-RPC, or the base of an Esplora API for Bitcoin. */
  readonly url: string;
  /** Contract or mint of its USDT; null where it has none. */
  readonly usdt: string | null;
  /** Gives coins, and USDT where there is one, to an address; what it was given comes back as a sentence. */
  fund(address: string): Promise<string>;
  stop(): Promise<void>;
}
