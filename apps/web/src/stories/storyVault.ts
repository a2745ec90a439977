import { OpenKeys } from '@keel/flows';
import type { Vault } from '../features/wallet/ports/startVault.ts';
import type { WalletClient } from '../features/wallet/ports/walletClient.ts';
import type { WalletPorts } from '../features/wallet/ports/walletPorts.ts';

let actor: Vault['actor'] | null = null;

/** Sets the vault of the next story; null for none. */
export function setStoryVault(next: Vault['actor'] | null): void {
  actor = next;
}

/**
 * Storybook loads this instead of `features/wallet/ports/browserVault.ts` (.storybook/storyModules.ts): the vault that
 * the story set, without a worker. Requests to the worker are never answered.
 */
export function startBrowserVault(): Vault {
  if (actor === null) throw new Error('The story has no vault. Give its stage one.');
  return vaultWithoutWorker(actor);
}

/** A vault whose requests to the worker are never answered. */
export function vaultWithoutWorker(vault: Vault['actor']): Vault {
  return { actor: vault, ports, signedIn: () => undefined, signedOut: () => undefined, stop: () => undefined };
}

const never = () => new Promise<never>(() => undefined);

const ports: WalletPorts = {
  generatePhrase: never,
  checkWords: never,
  checkPhrase: never,
  openBackup: never,
  sealVault: never,
  probeVault: never,
  unlockVault: never,
  rewrapVault: never,
  addPasskey: never,
  removePasskey: never,
  storedPasskey: () => null,
  passcodeKind: () => 'digits',
  sealBackup: never,
  recallWords: never,
  removeVault: never,
  series: never,
  places: never,
  signSend: never,
  needsKey: () => Promise.resolve(false),
  signingRule: never,
  chooseRule: never,
};

/** The keys of a worker that fails to show their words. */
export const keysWithoutWords = new OpenKeys(null, () => undefined);

/**
 * Storybook loads this instead of `features/wallet/ports/walletKeys.ts`: the words of a published test phrase, which is
 * nobody's wallet.
 */
export function clientOf(keys: OpenKeys): Pick<WalletClient, 'revealWords' | 'offerWords'> {
  return {
    revealWords: () =>
      keys === keysWithoutWords
        ? Promise.reject(new Error('The worker failed.'))
        : Promise.resolve({ words: PHRASE, seedPassphrase: '' }),
    offerWords: () => Promise.resolve([OFFER, OFFER, OFFER]),
  };
}

/** The keys of a story are never lost. */
export function watchWorker(): () => void {
  return () => undefined;
}

const PHRASE = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above'.split(' ');
const OFFER = [...new Set(PHRASE)].slice(0, 6);
