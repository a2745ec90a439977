/**
 * Identifies an EVM chain in the desk's records: its chain id and the hash of its genesis block, in one text. The hash
 * alone is not enough, because forks have the same genesis block.
 */
export function chainIdentity(chainId: bigint | number | null, genesisHash: string): string {
  return `${chainId} ${genesisHash}`;
}
