import { trustedScript } from '../../../platform/trustedScript.ts';
import type { TabChannel } from './sharedDeadline.ts';
import { startVault, type Vault, type VaultOptions } from './startVault.ts';
import { watchPage } from './watchPage.ts';

/** The vault over this browser. Created by the first page that needs it. */
export function startBrowserVault(options: Pick<VaultOptions, 'store' | 'now' | 'notifySession'>): Vault {
  return startVault({
    ...options,
    startWorker: () => new Worker(trustedScript('walletWorker'), { type: 'module', name: 'wallet' }),
    channel: openChannel(),
    watchPage,
  });
}

function openChannel(): TabChannel {
  const channel = new BroadcastChannel('keel-wallet');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
    send: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}
