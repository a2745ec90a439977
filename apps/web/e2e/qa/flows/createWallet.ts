import { createWalletMachine, type GeneratePhraseAnswer } from '@keel/flows';
import { expect, type Page } from '@playwright/test';
import { createWalletCases } from '../../../../../packages/flows/src/createWallet/cases.ts';
import { pointer } from '../../support/inputDevices.ts';
import { button, click, dismiss, press } from '../controls.ts';
import type { Driven, FlowDriver } from '../FlowDriver.ts';
import { choosePasscode } from '../passcodes.ts';
import { arrangeWalletUser } from '../walletUser.ts';
import { answerRequest, holdWorkerRequests, keyringPort, passRequests, workerPort } from '../walletWorker.ts';

/** `/create-wallet` (WALLET-1, WALLET-3), with the real worker. */
export const createWallet: FlowDriver<typeof createWalletMachine> = {
  machine: createWalletMachine,
  cases: {
    ...createWalletCases,
    // The choices are requested when the person starts to confirm the words, and not again after a failed check.
    keyOf: ({ message }) => message !== '',
  },
  as: 'investor',
  showsSecrets: true,
  arrange: arrangeWalletUser,
  open: async ({ page }) => {
    await holdWorkerRequests(page, ['generate', 'offer', 'checkWords', 'seal']);
    await page.goto('/create-wallet');
  },
  busyStates: ['drafted.checking', 'drafted.sealing'],
  messagesOnPage: {
    'drafted.confirming': 'text',
    'drafted.choosingPasscode': 'field',
  },
  can: (step, before) =>
    !('send' in step) ||
    step.send.type !== 'message.dismissed' ||
    before.matches('failed') ||
    before.matches({ drafted: 'notShown' }) ||
    (before.matches({ drafted: 'choosingPasscode' }) && before.context.message !== ''),
  events: {
    'words.revealed': {
      drive: ({ page }) => click(button(page, /^(?:Reveal the phrase|See the words again)$/)),
    },
    'words.hidden': press('Hide the phrase'),
    'words.noted': {
      drive: async ({ page }) => {
        const cells = page.getByRole('list', { name: 'Recovery phrase' }).getByRole('listitem');
        const texts = await cells.allTextContents();
        phrases.set(
          page,
          texts.map((text) => text.replace(/^\d+/, '').trim()),
        );
        await click(button(page, 'I’ve written them down'));
      },
    },
    'words.failed': {
      drive: ({ page }) => answerRequest(page, 'offer', null),
      can: (_, before) => before.matches({ drafted: 'confirming' }) && before.context.message === '',
      isByBrowser: true,
    },
    'words.picked': { drive: pickWords },
    'passcode.chosen': choosePasscode('Create wallet'),
    cancelled: {
      ...press('Cancel'),
      // Behind a message the page cannot be used.
      can: (_, before) =>
        !before.matches({ drafted: 'sealing' }) &&
        !before.matches({ drafted: 'notShown' }) &&
        !before.matches('failed'),
    },
    'message.dismissed': {
      drive: async (driven) => {
        const { page } = driven;
        const confirm = button(page, 'Got it!');
        if (await confirm.isVisible()) await dismiss.drive(driven, {});
        else await page.getByLabel('New passcode', { exact: true }).fill('');
      },
    },
  },
  ports: {
    generatePhrase: workerPort({
      type: 'generate',
      answers: (answer) => {
        const { positions } = answer as GeneratePhraseAnswer;
        return positions.length > 0 ? 'true' : { answer: { kind: 'made', positions } };
      },
    }),
    checkWords: workerPort({
      type: 'checkWords',
      answers: (answer) => {
        const { kind, positions } = answer as { readonly kind: string; readonly positions?: readonly number[] };
        if (kind === 'right') return 'true';
        return positions?.length === 0 ? { answer: { kind, positions } } : 'trueOfWrong';
      },
    }),
    sealVault: workerPort({
      type: 'seal',
      answers: (answer) => ((answer as { readonly kind: string }).kind === 'sealed' ? 'true' : 'trueUnstored'),
    }),
    keyring: keyringPort,
  },
  exceptions: {
    'createWallet.drafted.sealing cancelled 1/1': 'Cancel is disabled while the phrase is encrypted',
  },
};

/** The phrase that was shown, by page. */
const phrases = new WeakMap<Page, readonly string[]>();

/**
 * Picks the right word for each position; the driver of the port `checkWords` replaces them with wrong ones if the
 * model requires it.
 */
async function pickWords({ page }: Driven): Promise<void> {
  await passRequests(page, 'offer');
  const groups = page.getByRole('radiogroup', { name: /^Word \d+$/ });
  await expect(groups).toHaveCount(3);
  for (const group of await groups.all()) {
    const position = Number(/\d+/.exec((await group.ariaSnapshot()).split('\n')[0] ?? '')?.[0]);
    const word = phrases.get(page)?.[position - 1] ?? '';
    await pointer.choose(group.getByRole('radio', { name: word, exact: true }));
  }
  await click(button(page, 'Check words'));
}
