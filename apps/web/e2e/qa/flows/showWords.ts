import { type ShowWordsContext, showWordsMachine } from '@keel/flows';
import { expect, type Page } from '@playwright/test';
import { showWordsCases } from '../../../../../packages/flows/src/showWords/cases.ts';
import { KNOWN_PHRASE, typePasscode } from '../../support/wallet.ts';
import { button, click, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { answerToPasscode, isLockedOut, openWalletDialog } from '../openWallet.ts';
import { digitsOf } from '../passcodes.ts';
import { arrangeWalletUser } from '../walletUser.ts';
import { answerRequest, keyringPort, waitWithWorkers, workerPort } from '../walletWorker.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Recovery phrase' });
const words = (page: Page) => dialog(page).getByRole('list', { name: 'Recovery phrase' });
const reveal = press('Reveal the phrase');

/** The dialog of the wallet's settings that shows the recovery phrase again (WALLET-10), with the real worker. */
export const showWords: FlowDriver<typeof showWordsMachine> = {
  machine: showWordsMachine,
  cases: { ...showWordsCases, keyOf: (context: ShowWordsContext) => isLockedOut(context) },
  as: 'investor',
  showsSecrets: true,
  arrange: arrangeWalletUser,
  open: (driven) => openWalletDialog(driven, 'See the recovery phrase', ['recall', 'reveal']),
  messagesOnPage: { asking: 'field' },
  can: (_, { context }) => !isLockedOut(context),
  wait: waitWithWorkers,
  events: {
    'passcode.submitted': {
      drive: async ({ page }, { passcode }) => {
        await typePasscode(page, 'Passcode', digitsOf(passcode));
        await click(button(page, 'Continue'));
      },
      // Typing clears the message of the last attempt.
      extraEvents: ['message.dismissed'],
    },
    'words.revealed': {
      drive: async (driven) => {
        await reveal.drive(driven, {});
        await answerRequest(driven.page, 'reveal', 'true');
      },
    },
    'words.hidden': press('Hide the phrase'),
    'words.lost': {
      drive: async (driven) => {
        await reveal.drive(driven, {});
        await answerRequest(driven.page, 'reveal', null);
      },
      // The page finds that they are lost when it asks the worker for them.
      can: (_, before) => before.matches({ recalled: 'covered' }),
      extraEvents: ['words.revealed'],
    },
    cancelled: press(/^(?:Cancel|Done)$/),
    'message.dismissed': {
      drive: ({ page }) => page.getByLabel('Passcode', { exact: true }).press('Backspace'),
      can: (_, before) => before.matches('asking') && before.context.message !== '',
    },
  },
  ports: {
    recallWords: workerPort({ type: 'recall', answers: answerToPasscode }),
    keyring: keyringPort,
  },
  shows: {
    'recalled.covered': ({ page }) => expect(words(page)).not.toContainText('abandon'),
    'recalled.showing': ({ page }) => expect(words(page)).toContainText(KNOWN_PHRASE.split(' ').at(-1) ?? ''),
    closed: ({ page }) => expect(dialog(page)).toBeHidden(),
  },
};
