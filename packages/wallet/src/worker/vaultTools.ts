import type { VaultTools } from '../vault/vault.ts';
import type { WorkerTools } from './tools.ts';

/** What the vault works with. */
export async function vaultTools(tools: WorkerTools): Promise<VaultTools> {
  const { crypto, kdf, kdfFloor } = tools;
  return { crypto, device: await tools.device(), ...(kdf && { kdf }), ...(kdfFloor && { kdfFloor }) };
}
