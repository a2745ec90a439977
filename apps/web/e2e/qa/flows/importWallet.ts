import { fileURLToPath } from 'node:url';
import { importWalletMachine, TransportFailure } from '@keel/flows';
import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { importWalletCases } from '../../../../../packages/flows/src/importWallet/cases.ts';
import { call } from '../../support/accounts.ts';
import { KNOWN_PHRASE, pasteInto } from '../../support/wallet.ts';
import { button, click, press } from '../controls.ts';
import type { Driven, FlowDriver, StandIn } from '../FlowDriver.ts';
import { alwaysOffered } from '../guardExceptions.ts';
import { choosePasscode } from '../passcodes.ts';
import { arrangeWalletUser } from '../walletUser.ts';
import { holdWorkerRequests, keyringPort, workerPort } from '../walletWorker.ts';

const [whole, , withLongPassphrase] = importWalletCases.events['phrase.submitted'];
const [offered] = importWalletCases.events['place.chosen'];

/** A backup of the test phrase 'legal winner …', which every version of the app opens. */
const BACKUP = fileURLToPath(
  new URL('../../../../../packages/wallet/src/vault/testing/backup-v1.json', import.meta.url),
);
const BACKUP_PASSPHRASE = 'correct horse battery staple';

/** The app's code for Ethereum, which it loads when it calls the network. */
const CHAIN_CODE = '**/assets/evm-*.js';

const passphraseField = (page: Page) => page.getByLabel('Passphrase of the backup', { exact: true });

/** `/import-wallet` (WALLET-2, WALLET-3, WALLET-9, WALLET-11), with the real worker. */
export const importWallet: FlowDriver<typeof importWalletMachine> = {
  machine: importWalletMachine,
  cases: importWalletCases,
  as: 'investor',
  showsSecrets: true,
  arrange: arrangeWalletUser,
  open: async (driven) => {
    const { page, isWaitingFor } = driven;
    await holdWorkerRequests(page, ['checkPhrase', 'openBackup', 'series', 'seal']);
    await page.route(CHAIN_CODE, (route) => (isWaitingFor('findAccounts') ? route.abort() : route.fallback()));
    await page.goto('/import-wallet');
    await page.getByRole('combobox', { name: 'Word 1', exact: true }).waitFor();
  },
  messagesOnPage: {
    entering: 'text',
    choosingFile: 'text',
    'drafted.choosingPlace': 'text',
    'drafted.choosingPasscode': 'field',
  },
  can: (step, before) => !('send' in step) || step.send.type !== 'message.dismissed' || hasClearableMessage(before),
  events: {
    'phrase.submitted': {
      drive: async ({ page }, { seedPassphrase }) => {
        await pasteInto(page, 'Word 1', KNOWN_PHRASE);
        const hasPassphrase = page.getByRole('checkbox', { name: 'This wallet has a passphrase (25th word)' });
        if ((await hasPassphrase.isChecked()) !== seedPassphrase.length > 0)
          await hasPassphrase.locator('xpath=ancestor::label[1]').click();
        if (seedPassphrase.length > 0)
          await page.getByLabel('Passphrase of the wallet', { exact: true }).fill(seedPassphrase.reveal());
        await click(button(page, 'Check words'));
      },
      // The form has a field for each word, and offers only valid numbers of them.
      can: (event) => event === whole || event === withLongPassphrase,
      extraEvents: ['message.dismissed'],
    },
    'backup.preferred': { drive: ({ page }) => page.getByRole('radio', { name: 'Backup file' }).click() },
    'words.preferred': { drive: ({ page }) => page.getByRole('radio', { name: 'Recovery phrase' }).click() },
    'backup.submitted': {
      drive: async ({ page }) => {
        await page.locator('input[type=file]').setInputFiles(BACKUP);
        await passphraseField(page).fill(BACKUP_PASSPHRASE);
        await click(button(page, 'Open backup'));
      },
      extraEvents: ['message.dismissed'],
    },
    'search.requested': {
      drive: ({ page }) => page.getByRole('button', { name: /^(Find used addresses|Search again)$/ }).click(),
    },
    'place.chosen': {
      ...press('Continue'),
      can: (event) => event === offered,
    },
    'passcode.chosen': choosePasscode('Import wallet'),
    cancelled: {
      ...press('Cancel'),
      can: (_, before) => !before.matches({ drafted: 'sealing' }),
    },
    'message.dismissed': {
      drive: async ({ page }) => {
        const passcode = page.getByLabel('New passcode', { exact: true });
        if (await passcode.isVisible()) await passcode.fill('');
        else if (await passphraseField(page).isVisible()) await passphraseField(page).press('Backspace');
        else await page.getByRole('combobox', { name: 'Word 1', exact: true }).press('Backspace');
      },
      extraEvents: ['message.dismissed'],
    },
  },
  ports: {
    checkPhrase: workerPort({
      type: 'checkPhrase',
      answers: (answer) => {
        const { kind } = answer as { readonly kind: string };
        return kind === 'valid' ? 'true' : { answer: { kind } };
      },
    }),
    openBackup: workerPort({
      type: 'openBackup',
      answers: (answer) => {
        const { kind } = answer as { readonly kind: string };
        return kind === 'valid' ? 'true' : { answer: { kind } };
      },
    }),
    // Another flow may have started a chain; without a network, a search ends as soon as the page has the list.
    findAccounts: {
      call: 'GET /wallet-networks',
      operation: 'listNetworks',
      isShared: true,
      answers: ({ end }) =>
        end === 'unreachable' ? { kind: 'answer', status: 200, json: { bool: true, message: [] } } : null,
      // The network is reachable, but the app's code for it cannot be loaded.
      fails: (error) => (error instanceof TransportFailure ? { kind: 'standIn', make: listWithEthereum } : null),
    },
    sealVault: workerPort({
      type: 'seal',
      answers: (answer) => ((answer as { readonly kind: string }).kind === 'sealed' ? 'true' : 'trueUnstored'),
    }),
    keyring: keyringPort,
  },
  exceptions: {
    'importWallet.drafted.sealing cancelled 1/1': 'Cancel is disabled while the phrase is encrypted',
    'importWallet.drafted.searching xstate.done.actor.findAccounts 2/2':
      'a search reports only addresses with their path, as its type says',
  },
  guardExceptions: {
    ...alwaysOffered('isOffered'),
    'isSearched: false': 'a search reports only addresses with their path, as its type says',
  },
};

/** A message is cleared by typing, which requires an open form with fields. */
function hasClearableMessage(before: AnyMachineSnapshot): boolean {
  const isForm =
    before.matches('entering') || before.matches('choosingFile') || before.matches({ drafted: 'choosingPasscode' });
  return isForm && before.context.message !== '';
}

/** The server's list of networks, as if it had a node of Ethereum's test network. */
async function listWithEthereum({ server, account: { token } }: Driven): Promise<StandIn> {
  const list = await call<{ readonly message: readonly { readonly chain: string }[] }>(server, '/wallet-networks', {
    token,
  });
  const message = list.message.map((each) => (each.chain === 'ethereum' ? { ...each, configured: true } : each));
  return { status: 200, json: { ...list, message } };
}
