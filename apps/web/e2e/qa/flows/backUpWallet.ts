import { type BackUpWalletContext, backUpWalletMachine } from '@keel/flows';
import { expect, type Page } from '@playwright/test';
import { backUpWalletCases } from '../../../../../packages/flows/src/backUpWallet/cases.ts';
import { typePasscode } from '../../support/wallet.ts';
import { button, click, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { answerToPasscode, isLockedOut, openWalletDialog } from '../openWallet.ts';
import { digitsOf } from '../passcodes.ts';
import { arrangeWalletUser } from '../walletUser.ts';
import { workerPort } from '../walletWorker.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Encrypted backup' });

/** The dialog of the wallet's settings that makes a backup file (WALLET-9), with the real worker. */
export const backUpWallet: FlowDriver<typeof backUpWalletMachine> = {
  machine: backUpWalletMachine,
  cases: { ...backUpWalletCases, keyOf: (context: BackUpWalletContext) => isLockedOut(context) },
  as: 'investor',
  arrange: arrangeWalletUser,
  open: (driven) => openWalletDialog(driven, 'Save an encrypted backup', ['backUp']),
  messagesOnPage: { entering: 'text' },
  can: (_, { context }) => !isLockedOut(context),
  events: {
    'backup.requested': {
      drive: async ({ page }, { passcode, passphrase, repeated }) => {
        await typePasscode(page, 'Passcode', digitsOf(passcode));
        await page.getByLabel('Passphrase of the backup', { exact: true }).fill(passphrase.reveal());
        await page.getByLabel('Repeat the passphrase', { exact: true }).fill(repeated.reveal());
        await click(button(page, 'Make backup'));
      },
      // Typing clears the message of the last attempt.
      extraEvents: ['message.dismissed'],
    },
    cancelled: press(/^(?:Cancel|Discard|Done)$/),
    'message.dismissed': {
      drive: ({ page }) => page.getByLabel('Passcode', { exact: true }).press('Backspace'),
      can: (_, before) => before.matches('entering') && before.context.message !== '',
    },
  },
  ports: {
    sealBackup: workerPort({ type: 'backUp', answers: answerToPasscode }),
  },
  shows: {
    ready: ({ page }) => expect(button(dialog(page), 'Save file')).toBeVisible(),
    closed: ({ page }) => expect(dialog(page)).toBeHidden(),
  },
};
