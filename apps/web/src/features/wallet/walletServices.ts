import { announce } from '../../app/feedback/announce.ts';
import type { Services } from '../../app/services/services.ts';
import { onAutoLock } from '../../app/wallet/autoLock.ts';
import { startBrowserVault } from './ports/browserVault.ts';
import type { Vault } from './ports/startVault.ts';

/** The wallet of this tab: created when a page first needs it, and kept for the life of the tab. */
export type WalletServices = Vault;

const wallets = new WeakMap<Services, WalletServices>();

/** The wallet of these services; it follows who is signed in. */
export function walletOf(services: Services): WalletServices {
  const cached = wallets.get(services);
  if (cached) return cached;
  const { session, store, api } = services;
  const wallet = startBrowserVault({ store, now: api.now, notifySession: (event) => session.send(event) });
  wallets.set(services, wallet);
  const { user, epoch } = session.getSnapshot().context;
  if (user !== null) wallet.signedIn({ type: 'signedIn', user, epoch });
  onAutoLock((minutes) => wallet.actor.send({ type: 'autoLock.chosen', minutes }));
  // An unlock reports the place under which the vault was sealed; storage has the place chosen since.
  wallet.actor.on('vaultOpened', () => {
    const [chain, network, address] = [store.get('chain'), store.get('network'), store.get('address')];
    session.send({ type: 'wallet.changed', wallet: { chain, network, address } });
  });
  wallet.actor.on('announce', ({ text }) => announce(text));
  session.on('signedIn', (event) => wallet.signedIn(event));
  // Any end of a session removes the person.
  session.subscribe(({ context }) => {
    if (context.user === null && !wallet.actor.getSnapshot().matches('idle')) wallet.signedOut();
  });
  return wallet;
}
