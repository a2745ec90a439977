import { OpenKeys } from '@keel/flows';
import { WalletClient } from './walletClient.ts';

const holders = new WeakMap<WalletClient, number>();

/**
 * Passes a worker to a flow as keys that it can end but not read. A draft and the wallet sealed from it share one
 * worker, which ends with the last of them.
 */
export function holdKeys(client: WalletClient): OpenKeys<WalletClient> {
  holders.set(client, (holders.get(client) ?? 0) + 1);
  let isActive = true;
  return new OpenKeys(client, () => {
    if (!isActive) return;
    isActive = false;
    const left = (holders.get(client) ?? 1) - 1;
    holders.set(client, left);
    if (left === 0) client.end();
  });
}

/** For `implementKeyring`: calls back when the worker of the keys has ended by itself. Returns how to stop that. */
export function watchWorker(keys: OpenKeys, onLost: () => void): () => void {
  return clientOf(keys).onEnd(onLost);
}

/** The worker of these keys. @throws TypeError if they have none */
export function clientOf(keys: OpenKeys): WalletClient {
  const client = keys.reveal();
  if (client instanceof WalletClient) return client;
  throw new TypeError('These keys are not of the wallet worker.');
}
