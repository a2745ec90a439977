import { type Navigate, navigate } from '../intent.ts';
import { routes } from '../routes.ts';
import { walletEntryMessages } from './messages.ts';
import type { StoredWallet, WalletAction, WalletDestination, WalletEntryContext, WalletEntryInput } from './types.ts';

/** Where an action of the wallet leads (WENTRY-1 to WENTRY-4). Wallet pages call it again whenever the user changes. */
export function walletDestination({ action, user, path, stored }: WalletEntryInput): WalletDestination {
  const { email } = user;
  if (!user.walletFeauture) return blocked(walletEntryMessages.notEnabled, path);
  if (stored === null) return blocked(walletEntryMessages.storageUnavailable, path);
  const { seedphrase } = stored;
  if (stored.userId !== user._id || !isThere(seedphrase))
    return open(navigate(routes.createWallet, { state: { email } }));
  if (!isChosen(stored)) return open(navigate(routes.importWallet, { state: { email, seedphrase } }));
  return open(navigate(pages[action]));
}

export function startEntry(input: WalletEntryInput): WalletEntryContext {
  const destination = walletDestination(input);
  return { intent: destination.intent, message: destination.kind === 'blocked' ? destination.message : '' };
}

const pages: Readonly<Record<WalletAction, string>> = {
  buy: routes.buyAssets,
  sell: routes.sellAssets,
  send: routes.sendAssets,
  receive: routes.receive,
};

/** The pages that show the message themselves. */
const guarded: readonly string[] = [...Object.values(pages), routes.createWallet, routes.importWallet];

function isChosen({ chain, network, address }: StoredWallet): boolean {
  return isThere(chain) && isThere(network) && isThere(address);
}

function isThere(value: string | null): value is string {
  return value !== null && value !== '';
}

function open(intent: Navigate): WalletDestination {
  return { kind: 'open', intent };
}

/** A page of the wallet is replaced in the history: going back to it would only show the message again. */
function blocked(message: string, path: string): WalletDestination {
  const to = path === routes.portfolio ? routes.invest : routes.settings;
  return { kind: 'blocked', message, intent: navigate(to, guarded.includes(path) ? { replace: true } : {}) };
}
