import {
  createWalletMachine,
  implementKeyring,
  implementPort,
  importWalletMachine,
  Secret,
  showWordsMachine,
} from '@keel/flows';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fakeBrowser, fakeStorage, keyStoreOf } from './testing.ts';
import { createVaultStorage } from './vaultStorage.ts';
import { watchWorker } from './walletKeys.ts';
import { createWalletPorts } from './walletPorts.ts';

const phrase = new Secret('legal winner thank year wave sausage worth useful legal winner thank yellow');
const none = new Secret('');
const passcode = new Secret('passcode of ada');
const userId = 'ada';

async function start() {
  const browser = await fakeBrowser();
  const storage = createVaultStorage(keyStoreOf(fakeStorage()));
  const { startWorker, now } = browser;
  const ports = createWalletPorts({ startWorker, storage, now, openKeys: () => null, isOver: () => false });
  return { browser, ports };
}

it('[WALLET-1] if the worker fails while a wallet is created, the page says so and offers new words', async () => {
  const { browser, ports } = await start();
  const actors = { generatePhrase: implementPort(ports.generatePhrase), keyring: implementKeyring(watchWorker) };
  const flow = createActor(createWalletMachine.provide({ actors }), { input: { userId } }).start();
  await waitFor(flow, (snapshot) => snapshot.matches({ drafted: 'hidden' }));
  flow.send({ type: 'words.revealed' });
  flow.send({ type: 'words.noted' });
  browser.crash();
  const { value, context } = flow.getSnapshot();
  expect([value, context.draft, context.message]).toEqual([
    'failed',
    null,
    'We lost these words before the wallet was saved. Write down the new ones instead.',
  ]);
  flow.send({ type: 'message.dismissed' });
  await waitFor(flow, (snapshot) => snapshot.matches({ drafted: 'hidden' }));
  expect(browser.running()).toBe(1);
  flow.send({ type: 'cancelled' });
  expect(browser.running()).toBe(0);
});

it('[WALLET-2] if the worker fails while a wallet is imported, the page asks for the words again', async () => {
  const { browser, ports } = await start();
  const actors = { checkPhrase: implementPort(ports.checkPhrase), keyring: implementKeyring(watchWorker) };
  const flow = createActor(importWalletMachine.provide({ actors }), { input: { userId } }).start();
  flow.send({ type: 'phrase.submitted', phrase, seedPassphrase: none });
  await waitFor(flow, (snapshot) => snapshot.matches({ drafted: 'choosingPlace' }));
  browser.crash();
  const { value, context } = flow.getSnapshot();
  expect([value, context.draft, context.message]).toEqual(['entering', null, 'The words were lost. Enter them again.']);
  flow.send({ type: 'phrase.submitted', phrase, seedPassphrase: none });
  await waitFor(flow, (snapshot) => snapshot.matches({ drafted: 'choosingPlace' }));
  flow.stop();
  expect(browser.running()).toBe(0);
});

it('[WALLET-10] if the worker fails while the words are shown again, the dialog asks for the passcode again', async () => {
  const { browser, ports } = await start();
  const { signal } = new AbortController();
  const checked = await ports.checkPhrase({ phrase, seedPassphrase: none }, signal);
  if (checked.kind !== 'valid') throw new Error('The words are not valid.');
  const sealed = await ports.sealVault({ userId, draft: checked.draft, place: null, passcode }, signal);
  if (sealed.kind !== 'sealed') throw new Error('The wallet was not sealed.');
  checked.draft.wipe();
  sealed.keys.wipe();
  const actors = { recallWords: implementPort(ports.recallWords), keyring: implementKeyring(watchWorker) };
  const flow = createActor(showWordsMachine.provide({ actors }), { input: { userId } }).start();
  flow.send({ type: 'passcode.submitted', passcode });
  await waitFor(flow, (snapshot) => snapshot.matches('recalled'));
  browser.crash();
  const { value, context } = flow.getSnapshot();
  expect([value, context.phrase, context.message]).toEqual([
    'asking',
    null,
    'The words aren’t available any more. Enter the passcode again.',
  ]);
  flow.stop();
});
