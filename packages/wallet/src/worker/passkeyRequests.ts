import { addPasskey, removePasskey } from '../vault/passkeyVault.ts';
import type { RequestOf, WalletAnswers } from './protocol.ts';
import type { WorkerTools } from './tools.ts';
import { tryPasscode } from './tryPasscode.ts';
import { vaultTools } from './vaultTools.ts';

/** The requests that add a passkey to a record and remove it; they keep nothing in memory (WALLET-13). */
export function passkeyRequests(tools: WorkerTools) {
  return {
    async addPasskey({
      userId,
      record,
      passcode,
      id,
      salt,
      prf,
    }: RequestOf<'addPasskey'>): Promise<WalletAnswers['addPasskey']> {
      try {
        const request = { userId, record, passcode };
        return await tryPasscode(tools, record, async () =>
          addPasskey(await vaultTools(tools), request, { id, salt, prf }),
        );
      } finally {
        prf.fill(0);
      }
    },
    removePasskey({ record }: RequestOf<'removePasskey'>): WalletAnswers['removePasskey'] {
      const without = removePasskey(record);
      return without === null ? { kind: 'damaged' } : { kind: 'changed', record: without };
    },
  };
}
