import {
  type BroadcastAnswer,
  type LookUpAnswer,
  type PreparedSend,
  type PrepareSendAnswer,
  type SendAssetsContext,
  type SendAssetsInput,
  type SignSendAnswer,
  sendAssetsMachine,
} from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import { AMOUNT_WORDS } from '@keel/wallet';
import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { sendAssetsCases } from '../../../../../packages/flows/src/sendAssets/cases.ts';
import type { SentOutcome, SentTransfer } from '../../../src/app/wallet/sentTransfers.ts';
import { pointer } from '../../support/inputDevices.ts';
import { type LocalEvm, node } from '../../support/localChain.ts';
import { KNOWN_ADDRESS, PASSCODE, typePasscode, unlock } from '../../support/wallet.ts';
import { button, click, dismiss, press } from '../controls.ts';
import type { Driven, FlowDriver } from '../FlowDriver.ts';
import { unauthorizedEndsSession } from '../guardExceptions.ts';
import { networkPort } from '../networkPort.ts';
import { holdNodeCalls } from '../nodeCalls.ts';
import { openUnlocked } from '../openUnlocked.ts';
import {
  pendingOnEthereum,
  pendingOnSolana,
  prepareChain,
  SOLANA_ADDRESS,
  SOLANA_EXPIRY,
} from '../pendingTransfers.ts';
import { localChainOf } from '../qaServer.ts';
import { slowDown, waitSlowly } from '../slowClock.ts';
import { answersToBroadcast, answersToLookUp, answersToPrepare, isOfKnownTransfer } from '../transferAnswers.ts';
import { arrangeWalletUser } from '../walletUser.ts';
import { holdWorkerRequests, passRequests, workerPort } from '../walletWorker.ts';

/** How long ago a transfer of an earlier visit was sent, in ms: it is late and may be replaced. */
const LATE_MS = 70_000;
const RECIPIENT = `0x${'1'.repeat(40)}`;

const ethereum = { chain: 'ethereum', network: 'test', address: KNOWN_ADDRESS };
const solana = { chain: 'solana', network: 'test', address: SOLANA_ADDRESS };

const [{ prepared: sample }] = sendAssetsCases.answers.prepareSend;
const prepared: PreparedSend = { ...sample, needed: 1, expiry: { kind: 'nonce', nonce: 0 }, usualMs: 60_000 };
const expiring: PreparedSend = {
  ...prepared,
  isReplaceable: false,
  expiry: { kind: 'block', height: SOLANA_EXPIRY },
  usualMs: 30_000,
};

/** A late transfer of an earlier visit. */
function resumedInput(from: SendAssetsInput['from'], asset: string, its: PreparedSend): SendAssetsInput {
  const draft = { to: its.to, asset, amount: its.amount, all: false, speed: 'normal' } as const;
  const signed = [{ bytes: '0xbytes', txId: '0xone', purpose: 'send' }] as const;
  return { from, asset, isOpen: true, resumed: { draft, prepared: its, signed, waitedMs: LATE_MS } };
}

type Context = SendAssetsContext;

/** `/send-assets` (WALLET-5), with the real worker and chains of this machine. */
export const sendAssets: FlowDriver<typeof sendAssetsMachine> = {
  machine: sendAssetsMachine,
  cases: {
    ...sendAssetsCases,
    inputs: [
      { from: ethereum, asset: 'ETH', isOpen: true },
      resumedInput(ethereum, 'ETH', prepared),
      resumedInput(solana, 'SOL', expiring),
    ],
    events: {
      ...sendAssetsCases.events,
      'field.changed': [
        { type: 'field.changed', name: 'to', value: '0xbob' },
        { type: 'field.changed', name: 'amount', value: '0.5' },
        { type: 'field.changed', name: 'speed', value: 'fast' },
        { type: 'field.changed', name: 'speed', value: 'slow' },
      ],
    },
    answers: {
      ...sendAssetsCases.answers,
      prepareSend: [
        { kind: 'ready', prepared },
        { kind: 'invalid', field: 'amount', text: AMOUNT_WORDS.feeAboveBalance },
        { kind: 'unreachable' },
        { kind: 'wouldFail' },
      ],
      signSend: [
        { kind: 'signed', bytes: '0xbytes', txId: '0xone' },
        { kind: 'refused' },
        { kind: 'needsKey' },
        { kind: 'wrong', failedAttempts: 1, retryAt: 0, at: 0 },
      ],
      lookUp: [
        { kind: 'found', txId: '0xone', confirmations: 0 },
        { kind: 'found', txId: '0xone', confirmations: 1 },
        { kind: 'found', txId: '0xother', confirmations: 1 },
        { kind: 'failed', text: 'reverted' },
        { kind: 'expired' },
        { kind: 'replaced' },
        { kind: 'unknown' },
      ],
    },
    keyOf: (context: Context) => [
      context.from.chain,
      context.isOpen,
      context.needsKey,
      context.keyError !== '',
      context.draft.to !== '',
      context.draft.amount !== '',
      context.draft.speed,
      context.errors.to !== null || context.errors.amount !== null,
      context.message !== '',
      context.purpose,
      context.signed.map(({ purpose }) => purpose).slice(0, 2),
      context.confirmations,
      context.isLookedUp,
      context.waitedMs < LATE_MS,
    ],
  },
  as: 'investor',
  arrange: arrangeWalletUser,
  open,
  can: canBeDriven,
  wait: async (driven, ms) => {
    await waitSlowly(driven, ms);
    // A signature that the flow no longer waits for arrives late; otherwise the vault waits for it, and locks itself.
    await passRequests(driven.page, 'sign');
  },
  messagesOnPage: {
    editing: 'text',
    reviewing: 'text',
    confirming: 'text',
    broadcasting: 'text',
    reconciling: 'text',
    unresolved: 'text',
    pending: 'text',
    tracking: 'text',
    repeating: 'text',
    sent: 'text',
    cancelled: 'text',
  },
  // The history and the next visit show the outcome of the transfer.
  shows: {
    pending: storesOutcome('pending'),
    unresolved: storesOutcome('unknown'),
    sent: storesOutcome('confirmed'),
    cancelled: storesOutcome('cancelled'),
    rejected: storesOutcome('refused', 'failed', 'expired', 'replaced'),
  },
  events: {
    'field.changed': {
      drive: async ({ page }, { name, value }) => {
        if (name === 'to') await page.getByLabel('Recipient’s address').fill(RECIPIENT);
        else if (name === 'amount') await page.getByLabel('Amount', { exact: true }).fill(value);
        else await pointer.choose(page.getByRole('radio', { name: value === 'fast' ? /^Fast/ : /^Slow/ }));
      },
      can: ({ name, value }, { context }) => context.draft[name] !== value,
    },
    submitted: press('Review'),
    confirmed: press('Sign and send'),
    'key.submitted': {
      drive: async (driven) => {
        await typePasscode(driven.page, 'Passcode', PASSCODE);
        await click(button(driven.page, 'Sign and send'));
      },
      // The wallet of the driver has no passkey.
      can: (event, { context }) => 'passcode' in event && (context as Context).isOpen,
    },
    edited: { ...press('Change'), can: (_, { context }) => !isReplacing(context) },
    'faster.requested': { ...press('Speed up'), can: (event, before) => before.can(event) },
    'cancel.requested': { ...press('Cancel transfer'), can: (event, before) => before.can(event) },
    'check.requested': press('Check status'),
    'rebroadcast.requested': {
      ...press('Send the same transfer again'),
      can: (_, { context }) => (context as Context).isLookedUp,
    },
    closed: press(/^(?:Cancel|Back to the (?:wallet|transfer))$/),
    'message.dismissed': dismiss,
    vaultOpened: {
      drive: ({ page }) => unlock(page),
      can: (_, { context }) => !(context as Context).isOpen,
    },
    vaultLocked: {
      ...press('Lock now'),
      // A locked wallet hides all messages of the page.
      can: (_, before) => (before.context as Context).isOpen && !before.matches('rejected') && !hasText(before.context),
      // When the session ends.
      isSentByAppToo: true,
    },
  },
  ports: {
    prepareSend: networkPort({
      port: 'prepareSend',
      answers: (answer: PrepareSendAnswer) => answersToPrepare(answer),
      canEndSession: true,
    }),
    signSend: workerPort({
      type: 'sign',
      answers: (answer) => {
        const { at: _, ...rest } = { at: 0, ...(answer as SignSendAnswer) };
        return rest.kind === 'signed' ? 'true' : { answer: rest };
      },
    }),
    broadcast: networkPort({
      port: 'broadcast',
      answers: (answer: BroadcastAnswer, chain) => answersToBroadcast(answer, chain),
    }),
    lookUp: networkPort({
      port: 'lookUp',
      answers: (answer: LookUpAnswer, chain) => answersToLookUp(answer, chain),
      before: prepareLookUp,
    }),
  },
  exceptions: {
    'sendAssets.reviewing confirmed 2/2': 'a locked wallet hides the review',
    'sendAssets.confirming key.submitted 2/2': 'a locked wallet hides the review',
    'sendAssets.preparing xstate.done.actor.prepareSend 1/3':
      'the chains of the driver are test networks, about which the wallet asks only if that was chosen; the question comes when it signs',
    'sendAssets.broadcasting xstate.done.actor.broadcast 3/3':
      'the app’s port answers nothing else: every other answer of a network is a failure',
    'sendAssets.unresolved rebroadcast.requested 2/2':
      'the page offers to send it again only once the network was asked',
  },
  guardExceptions: {
    ...unauthorizedEndsSession,
    'isFirst: false': 'the form cannot be edited while a replacement is prepared',
    'needsKey: true': 'the chains of the driver are test networks, about which the wallet asks only if that was chosen',
    'isOpen: false': 'a locked wallet hides the review',
    'isLookedUp: false': 'the page offers to send it again only once the network was asked',
    'canReplace: false': 'the page offers a replacement only when it is possible',
  },
};

async function open(driven: Driven): Promise<void> {
  const { page, server, account, input } = driven;
  const { from, resumed } = input as SendAssetsInput;
  const isSolana = from.chain === 'solana';
  await holdWorkerRequests(page, ['sign']);
  await holdNodeCalls(driven, ['prepareSend', 'broadcast', 'lookUp']);
  const chain = await chainOf(driven);
  await prepareChain(chain);
  if (isSolana) await localChainOf(server, 'solana', account);
  if (resumed === undefined) {
    await openUnlocked(page, { path: '/send-assets', account });
    await page.getByRole('button', { name: /^Max:/ }).waitFor();
  } else {
    const { txId, walletSent } = isSolana ? pendingOnSolana(LATE_MS) : await pendingOnEthereum(chain, LATE_MS);
    const path = `/send-assets?transfer=${txId}`;
    await openUnlocked(page, { path, account, chain: isSolana ? 'Solana' : 'Ethereum', stored: { walletSent } });
    await button(page, 'Back to the wallet').waitFor();
  }
  await slowDown(page);
}

function chainOf({ server, account }: Driven): Promise<LocalEvm> {
  return localChainOf(server, 'ethereum', account);
}

function canBeDriven(step: Step, before: AnyMachineSnapshot): boolean {
  const { isOpen, isLookedUp, from } = before.context as Context;
  // A locked wallet asks for its passcode and hides the rest, except where that is the next step of the transfer.
  if (!isOpen && !before.matches('awaitingUnlock')) return 'send' in step && step.send.type === 'vaultOpened';
  // On Solana, the transfer is always one of an earlier visit.
  if ('send' in step && from.chain === 'solana') return !['field.changed', 'submitted'].includes(step.send.type);
  if (!('answer' in step)) return true;
  if (step.answer === 'lookUp') return answersToLookUp(step.with as LookUpAnswer, from.chain) !== null;
  // A network that refuses what was broadcast before may have it already.
  const isRefusal = step.answer === 'broadcast' && (step.with as BroadcastAnswer).kind === 'rejected';
  return !isRefusal || (before.matches('broadcasting') && !isLookedUp);
}

/** Whether the transfer under way replaces one that is pending. */
function isReplacing({ purpose, signed }: Context): boolean {
  return purpose !== 'send' && signed.length > 0;
}

function hasText({ errors, message, keyError }: Context): boolean {
  return message !== '' || keyError !== '' || errors.to !== null || errors.amount !== null;
}

/** The network gets the transfer, as if the lost call had reached it, and makes a block if the answer has one. */
async function prepareLookUp(driven: Driven, answer: LookUpAnswer): Promise<void> {
  if ((driven.input as SendAssetsInput).from.chain === 'solana' || !isOfKnownTransfer(answer)) return;
  const chain = await chainOf(driven);
  const bytes = (await newestTransfer(driven))?.signed[0]?.bytes ?? '';
  // The network refuses a transaction that it already has.
  await node(chain, 'eth_sendRawTransaction', [bytes]).catch(() => undefined);
  const isMined = answer.kind === 'found' && answer.confirmations > 0 && answer.txId === '0xone';
  if (isMined) await node(chain, 'evm_mine');
}

/** Waits until the browser has stored one of these outcomes of the newest transfer. */
function storesOutcome(...outcomes: readonly SentOutcome[]) {
  return (driven: Driven) =>
    expect
      .poll(async () => (await newestTransfer(driven))?.outcome ?? '', 'the stored outcome of the transfer')
      .toMatch(new RegExp(outcomes.join('|')));
}

/** The newest transfer of those that the browser has stored. */
function newestTransfer({ page }: Driven): Promise<SentTransfer | undefined> {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('walletSent') ?? '[]') as readonly SentTransfer[])[0]);
}
