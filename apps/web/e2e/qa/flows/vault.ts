import { sendAssetsMessages, type VaultContext, vaultMachine, vaultMessages } from '@keel/flows';
import type { Page } from '@playwright/test';
import { assign } from 'xstate';
import { ada, noon } from '../../../../../packages/flows/src/testing/samples.ts';
import { vaultCases } from '../../../../../packages/flows/src/vault/cases.ts';
import { pointer } from '../../support/inputDevices.ts';
import { expect } from '../../support/test.ts';
import { importWallet, typePasscode } from '../../support/wallet.ts';
import { button, click } from '../controls.ts';
import type { BrowserPort, Driven, FlowDriver, ImmediatePort } from '../FlowDriver.ts';
import { goTo } from '../goTo.ts';
import { waitForQuiet, watchCalls } from '../networkQuiet.ts';
import { countNodeCalls, waitForNodeCalls } from '../nodeCallLimit.ts';
import { digitsOf } from '../passcodes.ts';
import { fillAccount } from '../pendingTransfers.ts';
import { localChainOf } from '../qaServer.ts';
import { arrangeWalletUser } from '../walletUser.ts';
import { answerRequest, failWorkers, holdWorkerRequests, type WorkerOutcome, workerPort } from '../walletWorker.ts';

/** Longer than the time within which one use of the page counts once, in ms. */
const TOUCH_MS = 1500;
/** The pause after too many wrong passcodes, in ms. */
const PAUSE_MS = 60_000;
/** Longer than a signature may take, and shorter than the time after which the wallet locks, in ms. */
const SIGNED_TOO_LATE_MS = 35_000;
/** Longer than any time after which the wallet locks, in ms. */
const SLEPT_MS = 3_600_000;
/** Deriving the wallet's key is slow on purpose, and a new passcode needs two of them, in ms. */
const DERIVED_WITHIN_MS = 30_000;
/** The channel between the tabs of a browser. */
const CHANNEL = 'keel-wallet';
const SEND = '/send-assets';
const RECIPIENT = `0x${'1'.repeat(40)}`;
const AT_ONCE = 'the browser’s storage answers at once';

type State = Parameters<NonNullable<FlowDriver<typeof vaultMachine>['can']>>[1];
type Step = Parameters<NonNullable<FlowDriver<typeof vaultMachine>['can']>>[0];

const isOpen = (before: State) => before.matches({ unlocked: 'open' });
const isSigning = (before: State) => before.matches({ unlocked: 'signing' });
/** What a dialog that shows a message can send; everything else closes it first. */
const DIALOG_EVENTS = ['passcode.submitted', 'message.dismissed'];
/** A message of the open wallet stands in the dialog for a new passcode, and leaves with it. */
const isDialogOpen = (before: State) => isOpen(before) && (before.context as VaultContext).message !== '';
/** A wallet that could not be removed is still there. */
const isNotRemoved = ({ context }: State) => (context as VaultContext).message === vaultMessages.notRemoved;
const isStorageBlocked = ({ context }: State) => (context as DrivenContext).isBlocked === true;
const isNone = (answer: unknown) => (answer as { readonly kind: string }).kind === 'none';
const hasPlace = ({ context }: State) => (context as VaultContext).wallet !== null;

function canBeDriven(step: Step, before: State): boolean {
  if (isDialogOpen(before)) return 'send' in step && DIALOG_EVENTS.includes(step.send.type);
  const isAnswer = 'answer' in step;
  // The storage answers at once. It can fail only in a page that has read it before: without it, no page opens.
  if (before.matches('probing')) {
    if (isStorageBlocked(before)) return 'fail' in step;
    return isAnswer ? !(isNotRemoved(before) && isNone(step.with)) : 'fail' in step && hasPlace(before);
  }
  return !before.matches('removing') || isAnswer || 'fail' in step;
}

/** The context, with whether the browser's storage was blocked once: it counts as blocked until the page is loaded again. */
type DrivenContext = VaultContext & { readonly isBlocked?: boolean };

/** The machine, whose context also tells whether the storage is blocked. */
const machine = vaultMachine.provide({
  actions: {
    showMessage: assign((_, message: string): Partial<DrivenContext> => {
      return message === vaultMessages.unavailable ? { message, isBlocked: true } : { message };
    }),
  },
});

/** The wallet's keys on `/wallet` (WALLET-1, WALLET-3, SET-2), with the real worker. */
export const vault: FlowDriver<typeof vaultMachine> = {
  machine,
  cases: {
    ...vaultCases,
    // Longer pauses than a slow machine needs for a step.
    answers: { ...vaultCases.answers, probeVault: vaultCases.answers.probeVault.map(withLongPause) as never },
    keyOf: ({ failedAttempts, lastActivityAt, wallet, message, autoLockMinutes, isBlocked }: DrivenContext) => [
      failedAttempts < 6 ? failedAttempts : 6,
      lastActivityAt > 0,
      wallet !== null,
      message !== '',
      autoLockMinutes,
      isBlocked === true,
    ],
  },
  as: 'investor',
  showsSecrets: true,
  arrange: arrangeWalletUser,
  // A path may log out, which ends the session of its account.
  isFresh: true,
  startEvents: [{ type: 'signedIn', user: ada, epoch: 1 }],
  open: async (driven) => {
    const { page, server, account } = driven;
    await fillAccount(await localChainOf(server, 'ethereum', account));
    watchCalls(page);
    countNodeCalls(page);
    await holdWorkerRequests(page, ['unlock', 'rewrap', 'sign']);
    await page.addInitScript(() => localStorage.setItem('autoLockMinutes', '1'));
    await page.goto('/import-wallet');
    await importWallet(page);
    records.set(page, (await page.evaluate(() => localStorage.getItem('seedphrase'))) ?? '');
    passcodes.set(page, '274910');
    await arrangeProbe(driven);
    await page.goto('/wallet');
  },
  can: canBeDriven,
  busyStates: ['unlocking', 'unlocked.changingPasscode', 'unlocked.signing'],
  loadingStates: ['absent', 'damaged', 'unavailable', 'locked', 'lockedOut', 'unlocked.open', 'confirmingRemoval'],
  messagesOnPage: { locked: 'text', lockedOut: 'text', damaged: 'text', unavailable: 'text', 'unlocked.open': 'text' },
  wait: async ({ page }, ms) => {
    await waitForQuiet(page);
    await page.clock.fastForward(ms);
    await leaveTransfer(page);
  },
  events: {
    signedIn: { sentByApp: 'when a page of the wallet opens; see `startEvents`' },
    signedOut: {
      drive: ({ page }) => goTo(page, '/logout'),
      // If there is a wallet, the page asks for a confirmation and removes it.
      can: (_, before) => before.matches('absent'),
      isSentByAppToo: true,
      isByBrowser: true,
    },
    'vault.changed': {
      // Another tab changed what is stored.
      drive: async (driven) => {
        await arrangeProbe(driven);
        await driven.page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'vaultTries' })));
      },
      isByBrowser: true,
    },
    'unlock.submitted': {
      drive: async ({ page }) => {
        const field = page.getByLabel('Passcode', { exact: true });
        await field.or(button(page, 'Unlock')).first().waitFor();
        if (!(await field.isVisible())) await click(button(page, 'Unlock'));
        await typePasscode(page, 'Passcode', passcodes.get(page) ?? '');
        await click(button(page.getByRole('main'), 'Unlock'));
      },
    },
    'wallet.sealed': {
      drive: async ({ page }) => {
        await goTo(page, '/import-wallet');
        await importWallet(page);
        records.set(page, (await page.evaluate(() => localStorage.getItem('seedphrase'))) ?? '');
        passcodes.set(page, '274910');
      },
      can: (_, before) => before.matches('absent'),
    },
    activity: {
      drive: async ({ page }, { at }) => {
        if (at > noon + 1) {
          await sleep(page, SLEPT_MS);
          // Another tab is used.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
          await page.evaluate((channel) => new BroadcastChannel(channel).postMessage(Date.now()), CHANNEL);
          return;
        }
        await page.clock.fastForward(TOUCH_MS);
        await page.keyboard.press('Shift');
      },
      can: ({ at }, before) => at === noon + 1 || isOpen(before),
      isSentByAppToo: true,
    },
    'page.resumed': {
      drive: async ({ page }, { at }) => {
        if (at > noon + 1) {
          // Another tab was used meanwhile: by the deadline of all tabs, the wallet is still open.
          await page.evaluate((deadline) => localStorage.setItem('vaultDeadline', String(deadline)), Infinity);
          await sleep(page, page.url().endsWith(SEND) ? SIGNED_TOO_LATE_MS : SLEPT_MS);
        }
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await leaveTransfer(page);
      },
      can: ({ at }, before) => before.matches('lockedOut') || isOpen(before) || (isSigning(before) && at > noon + 1),
      isByBrowser: true,
      isSentByAppToo: true,
    },
    'lock.requested': {
      // Another tab locks the wallet.
      drive: async ({ page }) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        await page.evaluate((channel) => new BroadcastChannel(channel).postMessage('locked'), CHANNEL);
        await leaveTransfer(page);
      },
      isByBrowser: true,
    },
    'keys.lost': {
      drive: async ({ page }) => {
        await failWorkers(page);
        await leaveTransfer(page);
      },
      isByBrowser: true,
    },
    'signing.began': {
      drive: async ({ page }) => {
        await waitForNodeCalls(page);
        await goTo(page, SEND);
        await page.getByLabel('Recipient’s address').fill(RECIPIENT);
        await page.getByLabel('Amount', { exact: true }).fill('0.5');
        await click(button(page, 'Review'));
        await click(button(page, 'Sign and send'));
      },
      can: ({ at }) => at === noon + 1,
    },
    'signing.ended': {
      drive: async ({ page }) => {
        await answerRequest(page, 'sign', { answer: { kind: 'refused' } });
        await page.getByText(sendAssetsMessages.refused).waitFor();
        await leaveTransfer(page);
      },
      isByBrowser: true,
    },
    'passcode.submitted': {
      drive: async ({ page }, { next, repeated }) => {
        const dialog = changeDialog(page);
        if (!(await dialog.isVisible())) await click(button(page, 'Change passcode'));
        const current = passcodes.get(page) ?? '';
        // The new one differs from the current one.
        const chosen = (passcode: typeof next) => (digitsOf(passcode) === current ? '274910' : digitsOf(passcode));
        await typePasscode(page, 'Current passcode', current);
        await typePasscode(page, 'New passcode', chosen(next));
        await typePasscode(page, 'Confirm new passcode', chosen(repeated));
        await click(button(dialog, 'Save'));
      },
    },
    'autoLock.chosen': {
      drive: async ({ page }, { minutes }) => {
        await closeDialog(page);
        await page.getByRole('button', { name: /Auto-Lock/ }).click();
        await page.getByRole('option', { name: `${minutes} minutes`, exact: true }).click();
      },
      can: ({ minutes }, before) => isOpen(before) && (before.context as VaultContext).autoLockMinutes !== minutes,
    },
    'removal.requested': {
      drive: async ({ page }) => {
        await closeDialog(page);
        const row = button(page, /Remove wallet from this device/);
        if (!(await row.isVisible())) {
          await goTo(page, '/invest');
          await goTo(page, '/wallet');
        }
        await row.click();
      },
      can: (_, before) => hasPlace(before),
    },
    'removal.confirmed': {
      drive: async (driven) => {
        const { page } = driven;
        if (driven.immediate.some((step) => 'fail' in step && step.fail === 'removeVault')) await keepRecord(page);
        await arrangeProbe(driven);
        const understood = page.getByLabel('I have the recovery phrase');
        if (!(await understood.isChecked())) await pointer.choose(understood);
        await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      },
    },
    'removal.cancelled': {
      drive: async (driven) => {
        await arrangeProbe(driven);
        await driven.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      },
    },
    'message.dismissed': {
      drive: async ({ page }) => {
        if (!(await page.getByRole('dialog').isVisible())) await click(button(page, 'Change passcode'));
        await closeDialog(page);
      },
      can: (_, before) => isOpen(before),
      isSentByAppToo: true,
    },
  },
  ports: {
    probeVault: {
      isImmediate: true,
      canSettle: () => true,
    } satisfies ImmediatePort,
    unlockVault: workerPort({ type: 'unlock', answers: unlockOutcome }),
    rewrapVault: rewrapPort(),
    removeVault: { isImmediate: true, canSettle: () => true },
    keyring: { isImmediate: true, canSettle: () => false } satisfies ImmediatePort,
  },
  exceptions: {
    'vault wallet.sealed 2/2': 'only somebody who is signed in can create or import a wallet',
    'vault.probing xstate.after.requestTimeout.vault.probing 1/1': AT_ONCE,
    'vault.unlocked xstate.error.actor.keyring 1/1':
      'the app’s key ring reports a loss by `keys.lost`, and does not fail',
    'vault.unlocking xstate.done.actor.unlockVault 6/6':
      'an answer that is not valid ends the worker, which is a failure',
    'vault.unlocked.open signing.began 1/2':
      'the press that signs counts as use: the deadline of all tabs is checked first, and locks',
    'vault.removing xstate.after.requestTimeout.vault.removing 1/1': AT_ONCE,
  },
  guardExceptions: {
    'hasUser: false': 'only somebody who is signed in can use a wallet',
    'isSigningTooLong: false': 'a signature that takes too long is ended by its timer, before the page is resumed',
  },
};

/** The sealed wallet and its passcode, by page. */
const records = new WeakMap<Page, string>();
const passcodes = new WeakMap<Page, string>();

/** Goes back from the transfer, which would be signed after the next unlock. */
async function leaveTransfer(page: Page): Promise<void> {
  if (!page.url().endsWith(SEND)) return;
  await goTo(page, '/wallet');
  // Its form for the passcode is another one than that of the next page.
  await page.getByRole('heading', { level: 1, name: 'Wallet', exact: true }).waitFor();
}

/** The computer sleeps: its clock goes on, and no timer fires. */
async function sleep(page: Page, ms: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + ms);
}

function withLongPause<Answer extends object>(answer: Answer): Answer {
  return 'retryAt' in answer && answer.retryAt !== 0 ? { ...answer, retryAt: noon + PAUSE_MS } : answer;
}

/** What the model reads from the storage. */
interface StoredVault {
  readonly kind: string;
  readonly failedAttempts?: number;
  readonly retryAt?: number;
  readonly autoLockMinutes?: number;
}

/** Stores what the flow reads from the storage next, or blocks the storage if that read fails. */
async function arrangeProbe({ page, immediate }: Driven): Promise<void> {
  if (immediate.some((step) => 'fail' in step && step.fail === 'probeVault')) await page.evaluate(blockStorage);
  const answer = immediate.flatMap((step) =>
    'answer' in step && step.answer === 'probeVault' ? [step.with] : [],
  )[0] as StoredVault | undefined;
  if (answer === undefined) return;
  const { kind, failedAttempts = 0, retryAt = 0, autoLockMinutes } = answer;
  const record = kind === 'sealed' ? (records.get(page) ?? '') : kind === 'damaged' ? 'damaged' : null;
  await page.evaluate(
    ({ stored, attempts, pause, minutes }) => {
      if (stored === null) localStorage.removeItem('seedphrase');
      else localStorage.setItem('seedphrase', stored);
      const tries = { failedAttempts: attempts, retryAt: pause > 0 ? Date.now() + pause : 0 };
      localStorage.setItem('vaultTries', JSON.stringify(tries));
      if (minutes !== undefined) localStorage.setItem('autoLockMinutes', String(minutes));
    },
    { stored: record, attempts: failedAttempts, pause: retryAt > 0 ? retryAt - noon : 0, minutes: autoLockMinutes },
  );
}

/** The browser refuses to read the stored wallet. */
function blockStorage(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the storage as `this`
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(key) {
    if (key === 'seedphrase') throw new DOMException('blocked', 'SecurityError');
    return read.call(this, key);
  };
}

/** The browser keeps the stored wallet once, though it is to be removed. */
async function keepRecord(page: Page): Promise<void> {
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the storage as `this`
    const remove = Storage.prototype.removeItem;
    Storage.prototype.removeItem = function removeItem(key) {
      if (key !== 'seedphrase') {
        remove.call(this, key);
        return;
      }
      Storage.prototype.removeItem = remove;
    };
  });
}

const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Change passcode' });

async function closeDialog(page: Page): Promise<void> {
  const dialog = changeDialog(page);
  if (await dialog.isVisible()) await click(button(dialog, 'Cancel'));
  await expect(dialog).toHaveCount(0);
}

function unlockOutcome(answer: unknown): WorkerOutcome | null {
  const { kind, at } = answer as { readonly kind: string; readonly at?: number };
  if (kind === 'opened') return Number.isNaN(at) ? null : 'true';
  return passcodeOutcome(answer);
}

function passcodeOutcome(answer: unknown): WorkerOutcome {
  const {
    kind,
    failedAttempts = 0,
    retryAt = 0,
  } = answer as {
    readonly kind: string;
    readonly failedAttempts?: number;
    readonly retryAt?: number;
  };
  if (kind === 'wrong') return 'trueOfWrong';
  if (kind === 'held') return { heldFor: retryAt - noon, failedAttempts };
  return kind === 'full' ? 'trueUnstored' : kind === 'changed' ? 'true' : { answer: { kind } };
}

function rewrapPort(): BrowserPort {
  const port = workerPort({ type: 'rewrap', answers: passcodeOutcome });
  return {
    ...port,
    async settle(driven, step) {
      await port.settle(driven, step);
      const isChanged = 'answer' in step && (step.with as { readonly kind: string }).kind === 'changed';
      if (!isChanged) return;
      const { page } = driven;
      // The dialog closes by itself; until it has, the next step would find it open.
      await expect(changeDialog(page)).toHaveCount(0, { timeout: DERIVED_WITHIN_MS });
      passcodes.set(page, passcodes.get(page) === '274911' ? '274910' : '274911');
      const before = records.get(page);
      await page.waitForFunction((old) => localStorage.getItem('seedphrase') !== old, before);
      records.set(page, (await page.evaluate(() => localStorage.getItem('seedphrase'))) ?? '');
    },
  };
}
